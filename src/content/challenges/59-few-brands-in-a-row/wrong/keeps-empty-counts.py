# Leaves brands with a count of 0 in the map
import sys

n, k, *brands = map(int, sys.stdin.read().split())
counts = {}
left = best_left = best = 0
for right, brand in enumerate(brands):
    counts[brand] = counts.get(brand, 0) + 1
    while len(counts) > k and left < right:
        counts[brands[left]] -= 1
        left += 1
    if right - left + 1 > best:
        best_left, best = left, right - left + 1
print(best_left + 1, best)
