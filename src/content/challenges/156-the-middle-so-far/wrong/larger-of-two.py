# Takes the larger one of two in the middle
import sys
from heapq import heappush, heappushpop

n, *readings = map(int, sys.stdin.read().split())
lower, upper = [], []
total = 0
for reading in readings:
    if len(upper) > len(lower):
        heappush(lower, -heappushpop(upper, reading))
    else:
        heappush(upper, -heappushpop(lower, -reading))
    total += upper[0]
print(total, upper[0])
