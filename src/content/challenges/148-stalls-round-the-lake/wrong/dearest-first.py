# Takes the stall that brings most, strikes out its neighbours, and goes on
import sys

n, *stalls = map(int, sys.stdin.read().split())
free = [True] * n
total = 0
for at in sorted(range(n), key=lambda one: -stalls[one]):
    if free[at] and stalls[at] > 0:
        total += stalls[at]
        free[at] = free[at - 1] = free[(at + 1) % n] = False
print(total)
