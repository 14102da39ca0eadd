# Gives each light crate, from the lightest on, the heaviest partner that still fits
import sys

n, limit, *weights = map(int, sys.stdin.read().split())
weights.sort(reverse=True)
alone = 0
pairs = 0
last = n - 1
for first in range(n):
    if first > last:
        break
    if first < last and weights[first] + weights[last] <= limit:
        pairs += 1
        last -= 1
    else:
        alone += 1
print(pairs + alone)
