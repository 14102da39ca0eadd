# Does ready steps in the order in which they became ready
import sys
from collections import deque

n, m, *rest = map(int, sys.stdin.read().split())
followers = [[] for _ in range(n + 1)]
missing = [0] * (n + 1)
for a, b in zip(rest[::2], rest[1::2]):
    followers[a].append(b)
    missing[b] += 1
ready = deque(step for step in range(1, n + 1) if missing[step] == 0)
order = []
while ready:
    step = ready.popleft()
    order.append(step)
    for b in followers[step]:
        missing[b] -= 1
        if missing[b] == 0:
            ready.append(b)
if len(order) < n:
    print("circle")
else:
    print(order[0], order[(n - 1) // 2], order[-1])
    print(sum(i * step for i, step in enumerate(order, 1)) % 1000000007)
