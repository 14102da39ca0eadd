# Takes the direction of the first column for all
import sys

head, order, size, *lines = sys.stdin.read().splitlines()
n, k = map(int, size.split())
kinds = {}
for place, column in enumerate(head.split()):
    name, kind = column.split(":")
    kinds[name] = place, int if kind == "number" else str
places = [kinds[step.split(":")[0]] for step in order.split()]
rows = [line.split() for line in lines]
rows.sort(key=lambda row: [read(row[place]) for place, read in places], reverse=order.split()[0].endswith("down"))
for row in rows[:k]:
    print(*row)
