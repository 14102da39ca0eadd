# Throws double rules away first, and counts what is left in sets
import sys
from heapq import heapify, heappop, heappush

n, m, *rest = map(int, sys.stdin.read().split())
rules = set(zip(rest[::2], rest[1::2]))
missing = {step: 0 for step in range(1, n + 1)}
after = {}
for a, b in rules:
    missing[b] += 1
    after.setdefault(a, []).append(b)
ready = [step for step, count in missing.items() if not count]
heapify(ready)
order = []
while ready:
    step = heappop(ready)
    order.append(step)
    for b in after.get(step, ()):
        missing[b] -= 1
        if not missing[b]:
            heappush(ready, b)
if len(order) == n:
    check = 0
    for place in range(n):
        check = (check + (place + 1) * order[place]) % 1000000007
    print(order[0], order[(n + 1) // 2 - 1], order[-1])
    print(check)
else:
    print("circle")
