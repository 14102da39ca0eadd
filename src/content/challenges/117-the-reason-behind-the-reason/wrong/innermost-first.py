# Prints the reasons from the innermost to the outermost
import sys
from functools import cache


@cache
def value(operand):
    if operand.lstrip("-").isdigit():
        return int(operand)
    if operand not in definitions:
        raise LookupError(f"unknown {operand}")
    if operand in under_way:
        raise LookupError(f"circle {operand}")
    under_way.append(operand)
    try:
        return worked_out(*definitions[operand])
    except LookupError as error:
        raise LookupError(*error.args, f"failed {operand}") from error
    finally:
        under_way.pop()


def worked_out(left, operator="+", right="0"):
    a, b = value(left), value(right)
    if operator != "/":
        return a + b if operator == "+" else a - b
    if b == 0:
        raise LookupError("divided by zero")
    if a % b:
        raise LookupError("remainder")
    return a // b


first, *lines = sys.stdin.read().splitlines()
n, q = map(int, first.split())
definitions = {name: formula for name, _, *formula in map(str.split, lines[:n])}
under_way = []
for name in lines[n:n + q]:
    try:
        print(name, "=", value(name))
    except LookupError as error:
        print(*error.args, sep=" < ")
