# Counts the free counters and a heap of those at work
import heapq
import sys

n, k, *rest = map(int, sys.stdin.read().split())
working = []
idle = k
longest = last = 0
for at in range(0, 2 * n, 2):
    now = rest[at]
    while working and working[0] <= now:
        heapq.heappop(working)
        idle += 1
    if idle:
        idle -= 1
    else:
        now = heapq.heappop(working)
    longest = max(longest, now - rest[at])
    last = max(last, now + rest[at + 1])
    heapq.heappush(working, now + rest[at + 1])
print(longest, last)
