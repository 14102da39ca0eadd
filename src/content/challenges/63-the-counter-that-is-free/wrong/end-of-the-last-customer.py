# Takes the end of the last customer for the last end
import heapq
import sys

n, k, *rest = map(int, sys.stdin.read().split())
free = [0] * k
longest = last = 0
for arrival, minutes in zip(rest[::2], rest[1::2]):
    begin = max(arrival, heapq.heappop(free))
    longest = max(longest, begin - arrival)
    last = begin + minutes
    heapq.heappush(free, last)
print(longest, last)
