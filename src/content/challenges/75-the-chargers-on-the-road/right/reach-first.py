# As long as the end is out of reach: gathers what is in reach, and takes the greatest
import heapq
import sys

d, reach, n, *rest = map(int, sys.stdin.read().split())
waiting = list(zip(rest[::2], rest[1::2]))[::-1]
found = []
stops = 0
while reach < d:
    while waiting and waiting[-1][0] <= reach:
        heapq.heappush(found, -waiting.pop()[1])
    if not found:
        stops = -1
        break
    reach -= heapq.heappop(found)
    stops += 1
print(stops)
