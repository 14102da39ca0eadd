# Looks at a stretch only when the next shelf breaks it
import sys

n, k, *brands = map(int, sys.stdin.read().split())
counts = {}
left = best_left = best = 0
for right, brand in enumerate(brands):
    if brand not in counts and len(counts) == k and right - left > best:
        best_left, best = left, right - left
    counts[brand] = counts.get(brand, 0) + 1
    while len(counts) > k:
        counts[brands[left]] -= 1
        if counts[brands[left]] == 0:
            del counts[brands[left]]
        left += 1
print(best_left + 1, best)
