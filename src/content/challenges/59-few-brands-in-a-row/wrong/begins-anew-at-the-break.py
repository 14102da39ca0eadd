# Begins anew at the shelf that breaks the stretch
import sys

n, k, *brands = map(int, sys.stdin.read().split())
seen = set()
left = best_left = best = 0
for right, brand in enumerate(brands):
    seen.add(brand)
    if len(seen) > k:
        seen = {brand}
        left = right
    if right - left + 1 > best:
        best_left, best = left, right - left + 1
print(best_left + 1, best)
