# Breadth-first search whose levels are ranges of pads
import sys

n, *pads = map(int, sys.stdin.read().split())
leaps = 0
begin, end = 0, 1
while end < n and begin < end:
    begin, end = end, max(end, 1 + max(at + pads[at] for at in range(begin, end)))
    leaps += 1
print(leaps if end >= n else f"stuck {end}")
