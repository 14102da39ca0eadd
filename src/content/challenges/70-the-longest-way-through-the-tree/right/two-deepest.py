# Gathers the depths of the children, and takes the two greatest
import sys

n, *above = map(int, sys.stdin.read().split())
below = [[] for _ in range(n + 1)]
longest = last = 0
for room in range(n, 0, -1):
    below[room].sort()
    sides = below[room][-2:]
    longest = max(longest, sum(sides))
    last += not sides
    if room > 1:
        below[above[room - 2]].append(1 + (sides[-1] if sides else 0))
print(longest, last)
