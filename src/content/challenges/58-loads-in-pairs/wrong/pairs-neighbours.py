# Pairs neighbours of the sorted crates
import sys

n, limit, *weights = map(int, sys.stdin.read().split())
weights.sort()
trips = 0
at = 0
while at < n:
    if at + 1 < n and weights[at] + weights[at + 1] <= limit:
        at += 1
    at += 1
    trips += 1
print(trips)
