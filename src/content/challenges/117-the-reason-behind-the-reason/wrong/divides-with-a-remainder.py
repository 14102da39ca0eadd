# Cuts the remainder of a division off
import sys
from functools import cache


class SheetError(Exception):
    pass


@cache
def value(operand):
    if operand.lstrip("-").isdigit():
        return int(operand)
    if operand not in definitions:
        raise SheetError(f"unknown {operand}")
    if operand in under_way:
        raise SheetError(f"circle {operand}")
    under_way.append(operand)
    try:
        return worked_out(*definitions[operand])
    except SheetError as error:
        raise SheetError(f"failed {operand}") from error
    finally:
        under_way.pop()


def worked_out(left, operator="+", right="0"):
    a, b = value(left), value(right)
    if operator != "/":
        return a + b if operator == "+" else a - b
    if b == 0:
        raise SheetError("divided by zero")
    return a // b


first, *lines = sys.stdin.read().splitlines()
n, q = map(int, first.split())
definitions = {name: formula for name, _, *formula in map(str.split, lines[:n])}
under_way = []
for name in lines[n:n + q]:
    try:
        print(name, "=", value(name))
    except SheetError as error:
        told = []
        while error is not None:
            told.append(str(error))
            error = error.__cause__
        print(*told, sep=" < ")
