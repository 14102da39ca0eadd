import sys


class SheetError(Exception):
    """A value that cannot be worked out."""


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, q = map(int, first.split())
    definitions = {}
    for line in lines[:n]:
        name, _, *formula = line.split()
        definitions[name] = formula
    # Print the value or the reasons for each question.


main()
