# Keeps the first way of the smallest price, however many roads it has
import heapq
import sys

n, m, *rest = map(int, sys.stdin.read().split())
roads = [[] for _ in range(n + 1)]
for at in range(m):
    one, other, toll = rest[3 * at:3 * at + 3]
    roads[one].append((other, toll))
    roads[other].append((one, toll))
best = {1: 0}
count = {1: 0}
heap = [(0, 1)]
while heap:
    cost, town = heapq.heappop(heap)
    if cost > best[town]:
        continue
    for other, toll in roads[town]:
        if other not in best or cost + toll < best[other]:
            best[other] = cost + toll
            count[other] = count[town] + 1
            heapq.heappush(heap, (cost + toll, other))
if n in best:
    print(best[n], count[n])
else:
    print("none")
