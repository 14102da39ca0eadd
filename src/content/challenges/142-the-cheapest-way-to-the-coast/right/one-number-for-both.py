# Packs toll and number of roads into one number, and keeps the best known one of each town
import heapq
import sys

n, m, *rest = map(int, sys.stdin.read().split())
SCALE = 1 << 20
roads = [[] for _ in range(n + 1)]
for at in range(0, 3 * m, 3):
    one, other, toll = rest[at:at + 3]
    roads[one].append((other, toll * SCALE + 1))
    roads[other].append((one, toll * SCALE + 1))
best = [None] * (n + 1)
best[1] = 0
heap = [(0, 1)]
while heap:
    cost, town = heapq.heappop(heap)
    if cost > best[town]:
        continue
    for other, weight in roads[town]:
        if best[other] is None or cost + weight < best[other]:
            best[other] = cost + weight
            heapq.heappush(heap, (best[other], other))
print("none" if best[n] is None else "%d %d" % divmod(best[n], SCALE))
