# Goes along roads only from the first town to the second
import heapq
import sys

n, m, *rest = map(int, sys.stdin.read().split())
roads = [[] for _ in range(n + 1)]
for at in range(m):
    one, other, toll = rest[3 * at:3 * at + 3]
    roads[one].append((other, toll))
settled = set()
heap = [(0, 0, 1)]
answer = ["none"]
while heap:
    cost, count, town = heapq.heappop(heap)
    if town == n:
        answer = [cost, count]
        break
    if town not in settled:
        settled.add(town)
        for other, toll in roads[town]:
            heapq.heappush(heap, (cost + toll, count + 1, other))
print(*answer)
