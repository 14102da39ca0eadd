# Lets each person in turn take the cheapest shift that is left
import sys

n, *costs = map(int, sys.stdin.read().split())
free = set(range(n))
total = 0
for person in range(n):
    shift = min(free, key=lambda one: costs[person * n + one])
    total += costs[person * n + shift]
    free.remove(shift)
print(total, 1)
