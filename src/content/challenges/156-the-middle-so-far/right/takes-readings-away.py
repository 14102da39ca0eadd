# Knows all readings beforehand: sorts them, links neighbours, and takes the readings away from the last on
import sys

n, *readings = map(int, sys.stdin.read().split())
order = sorted(range(n), key=lambda at: readings[at])
rank = [0] * n
for place, at in enumerate(order):
    rank[at] = place
before = list(range(-1, n - 1))
after = list(range(1, n + 1))
middle = (n - 1) // 2
last = readings[order[middle]]
total = 0
for count in range(n, 0, -1):
    total += readings[order[middle]]
    gone = rank[count - 1]
    if before[gone] >= 0:
        after[before[gone]] = after[gone]
    if after[gone] < n:
        before[after[gone]] = before[gone]
    # Of an even number the one in the middle is the smaller one; with one reading fewer it moves only if it must.
    if count % 2 == 0:
        if gone <= middle:
            middle = after[middle]
    elif gone >= middle:
        middle = before[middle]
print(total, last)
