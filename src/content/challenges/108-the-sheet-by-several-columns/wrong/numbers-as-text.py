# Sorts numbers as texts
import sys

head, order, size, *lines = sys.stdin.read().splitlines()
n, k = map(int, size.split())
names = [column.split(":")[0] for column in head.split()]
rows = [line.split() for line in lines]
for step in reversed(order.split()):
    name, direction = step.split(":")
    rows.sort(key=lambda row: row[names.index(name)], reverse=direction == "down")
for row in rows[:k]:
    print(*row)
