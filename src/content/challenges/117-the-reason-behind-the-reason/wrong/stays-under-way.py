# Does not take a name off the way when it fails, so that the next question meets a circle
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
    under_way.add(operand)
    try:
        result = worked_out(*definitions[operand])
        under_way.remove(operand)
        return result
    except SheetError as error:
        raise SheetError(f"failed {operand}") from error


def worked_out(left, operator="+", right="0"):
    a, b = value(left), value(right)
    if operator != "/":
        return a + b if operator == "+" else a - b
    if b == 0:
        raise SheetError("divided by zero")
    if a % b:
        raise SheetError("remainder")
    return a // b


first, *lines = sys.stdin.read().splitlines()
n, q = map(int, first.split())
definitions = {name: formula for name, _, *formula in map(str.split, lines[:n])}
under_way = set()
for name in lines[n:n + q]:
    try:
        print(name, "=", value(name))
    except SheetError as error:
        told = []
        while error is not None:
            told.append(str(error))
            error = error.__cause__
        print(*told, sep=" < ")
