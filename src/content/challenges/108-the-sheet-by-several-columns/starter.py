import sys


def main():
    head, order, size, *lines = sys.stdin.read().splitlines()
    columns = [column.split(":") for column in head.split()]
    n, k = map(int, size.split())
    # Print the first k rows of the sorted sheet.


main()
