# Searches by the number of roads, and adds the tolls on the way
import sys
from collections import deque

n, m, *rest = map(int, sys.stdin.read().split())
roads = [[] for _ in range(n + 1)]
for at in range(m):
    one, other, toll = rest[3 * at:3 * at + 3]
    roads[one].append((other, toll))
    roads[other].append((one, toll))
best = {1: (0, 0)}
queue = deque([1])
while queue:
    town = queue.popleft()
    for other, toll in roads[town]:
        if other not in best:
            best[other] = (best[town][0] + toll, best[town][1] + 1)
            queue.append(other)
print(*best.get(n, ["none"]))
