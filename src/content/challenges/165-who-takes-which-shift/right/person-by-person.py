# A dictionary of sets for each person in turn
import sys

n, *costs = map(int, sys.stdin.read().split())
reached = {0: (0, 1)}
for person in range(n):
    after = {}
    for taken, (total, ways) in reached.items():
        for shift in range(n):
            if taken >> shift & 1:
                continue
            key = taken | 1 << shift
            cost = total + costs[person * n + shift]
            known = after.get(key)
            if known is None or cost < known[0]:
                after[key] = cost, ways
            elif cost == known[0]:
                after[key] = cost, known[1] + ways
    reached = after
print(*reached[(1 << n) - 1])
