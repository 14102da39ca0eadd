# Cannot use a charger that is reached with an empty battery
import heapq
import sys

d, reach, n, *rest = map(int, sys.stdin.read().split())
found = []
stops = 0
for place, charge in list(zip(rest[::2], rest[1::2])) + [(d, 0)]:
    while reach <= place and reach < d:
        if not found:
            print(-1)
            sys.exit()
        reach -= heapq.heappop(found)
        stops += 1
    heapq.heappush(found, -charge)
print(stops)
