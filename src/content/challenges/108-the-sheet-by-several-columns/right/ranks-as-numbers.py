# Replaces each cell by its rank in the column, which can be negative
import sys

head, order, size, *lines = sys.stdin.read().splitlines()
n, k = map(int, size.split())
names = [column.split(":")[0] for column in head.split()]
reads = [int if column.endswith(":number") else str for column in head.split()]
cells = list(zip(*(line.split() for line in lines)))
keys = []
for step in order.split():
    name, direction = step.split(":")
    place = names.index(name)
    column = list(map(reads[place], cells[place]))
    rank = {cell: number for number, cell in enumerate(sorted(set(column)))}
    sign = -1 if direction == "down" else 1
    keys.append([sign * rank[cell] for cell in column])
for place in sorted(range(n), key=list(zip(*keys)).__getitem__)[:k]:
    print(lines[place])
