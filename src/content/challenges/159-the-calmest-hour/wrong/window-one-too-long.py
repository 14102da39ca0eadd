# Lets a reading go one step too late, so that the window has k + 1
import sys
from collections import deque

n, k, *readings = map(int, sys.stdin.read().split())
largest, smallest = deque(), deque()
best = None
for place, reading in enumerate(readings):
    while largest and readings[largest[-1]] <= reading:
        largest.pop()
    while smallest and readings[smallest[-1]] >= reading:
        smallest.pop()
    for queue in (largest, smallest):
        queue.append(place)
        if queue[0] < place - k:
            queue.popleft()
    unrest = readings[largest[0]] - readings[smallest[0]]
    if place >= k - 1 and (best is None or unrest < best[0]):
        best = unrest, place - k + 2
print(*best)
