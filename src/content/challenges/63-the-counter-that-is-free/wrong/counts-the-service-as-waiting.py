# Counts the matter itself as waiting
import heapq
import sys

n, k, *rest = map(int, sys.stdin.read().split())
free = [0] * k
longest = last = 0
for arrival, minutes in zip(rest[::2], rest[1::2]):
    begin = max(arrival, heapq.heappop(free))
    longest = max(longest, begin + minutes - arrival)
    last = max(last, begin + minutes)
    heapq.heappush(free, begin + minutes)
print(longest, last)
