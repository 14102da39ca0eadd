# Compares two rows column by column
import sys
from functools import cmp_to_key

head, order, size, *lines = sys.stdin.read().splitlines()
n, k = map(int, size.split())
columns = [column.split(":") for column in head.split()]
names = [name for name, _ in columns]
rows = []
for line in lines:
    cells = line.split()
    rows.append(([int(cell) if kind == "number" else cell for cell, (_, kind) in zip(cells, columns)], line))
steps = []
for step in order.split():
    name, direction = step.split(":")
    steps.append((names.index(name), 1 if direction == "up" else -1))


def compare(one, other):
    for place, sign in steps:
        a, b = one[0][place], other[0][place]
        if a != b:
            return sign if a > b else -sign
    return 0


rows.sort(key=cmp_to_key(compare))
print("\n".join(line for _, line in rows[:k]))
