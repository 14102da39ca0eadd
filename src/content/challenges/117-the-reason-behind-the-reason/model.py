import sys
from functools import cache


class SheetError(Exception):
    """A value that cannot be worked out."""


def solver(definitions):
    """A function that gives the value of an operand, or raises SheetError."""
    under_way = set()

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
            return worked_out(*definitions[operand])
        except SheetError as error:
            raise SheetError(f"failed {operand}") from error
        finally:
            under_way.remove(operand)

    def worked_out(left, operator="+", right="0"):
        a, b = value(left), value(right)
        if operator == "+":
            return a + b
        if operator == "-":
            return a - b
        if b == 0:
            raise SheetError("divided by zero")
        if a % b != 0:
            raise SheetError("remainder")
        return a // b

    return value


def reasons(error):
    while error is not None:
        yield str(error)
        error = error.__cause__


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, q = map(int, first.split())
    definitions = {}
    for line in lines[:n]:
        name, _, *formula = line.split()
        definitions[name] = formula
    value = solver(definitions)
    for name in lines[n:n + q]:
        try:
            print(name, "=", value(name))
        except SheetError as error:
            print(*reasons(error), sep=" < ")


main()
