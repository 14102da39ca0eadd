# Inserts each row where it belongs, going through the rows before it: right, and too slow
import sys

head, order, size, *lines = sys.stdin.read().splitlines()
n, k = map(int, size.split())
names = [column.split(":")[0] for column in head.split()]
reads = [int if column.endswith(":number") else str for column in head.split()]
steps = [(names.index(step.split(":")[0]), step.endswith(":down")) for step in order.split()]
rows = []


def is_before(one, other):
    for place, down in steps:
        if one[place] != other[place]:
            return (one[place] > other[place]) if down else (one[place] < other[place])
    return False


for line in lines:
    row = [read(cell) for read, cell in zip(reads, line.split())]
    place = len(rows)
    while place > 0 and is_before(row, rows[place - 1]):
        place -= 1
    rows.insert(place, row)
for row in rows[:k]:
    print(*row)
