# Sorts by the first column of the order alone
import sys

head, order, size, *lines = sys.stdin.read().splitlines()
n, k = map(int, size.split())
names = [column.split(":")[0] for column in head.split()]
reads = [int if column.endswith(":number") else str for column in head.split()]
name, direction = order.split()[0].split(":")
place = names.index(name)
rows = sorted((line.split() for line in lines), key=lambda row: reads[place](row[place]), reverse=direction == "down")
for row in rows[:k]:
    print(*row)
