# Counts a rule that is given twice once, and lowers it twice
import heapq
import sys

n, m, *rest = map(int, sys.stdin.read().split())
followers = [[] for _ in range(n + 1)]
before = [set() for _ in range(n + 1)]
for a, b in zip(rest[::2], rest[1::2]):
    followers[a].append(b)
    before[b].add(a)
missing = [len(one) for one in before]
ready = [step for step in range(1, n + 1) if missing[step] == 0]
order = []
while ready:
    step = heapq.heappop(ready)
    order.append(step)
    for b in followers[step]:
        missing[b] -= 1
        if missing[b] == 0:
            heapq.heappush(ready, b)
if len(order) < n:
    print("circle")
else:
    print(order[0], order[(n - 1) // 2], order[-1])
    print(sum(i * step for i, step in enumerate(order, 1)) % 1000000007)
