import sys


def main():
    head, order, size, *lines = sys.stdin.read().splitlines()
    n, k = map(int, size.split())
    kinds = {}
    for place, column in enumerate(head.split()):
        name, kind = column.split(":")
        kinds[name] = place, int if kind == "number" else str
    rows = [line.split() for line in lines[:n]]
    for step in reversed(order.split()):
        name, direction = step.split(":")
        place, read = kinds[name]
        rows.sort(key=lambda row: read(row[place]), reverse=direction == "down")
    for row in rows[:k]:
        print(*row)


main()
