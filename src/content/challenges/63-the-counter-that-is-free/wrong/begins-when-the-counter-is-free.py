# Begins when the counter is free, even before the customer has come
import heapq
import sys

n, k, *rest = map(int, sys.stdin.read().split())
free = [0] * k
longest = last = 0
for arrival, minutes in zip(rest[::2], rest[1::2]):
    begin = heapq.heappop(free)
    longest = max(longest, begin - arrival)
    last = max(last, begin + minutes)
    heapq.heappush(free, begin + minutes)
print(longest, last)
