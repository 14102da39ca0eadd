# A window that grows or moves on, and never shrinks
import sys
from collections import Counter

n, k, *brands = map(int, sys.stdin.read().split())
counts = Counter()
left = 0
best_left = 0
longest = 0
for right, brand in enumerate(brands):
    counts[brand] += 1
    if len(counts) > k:
        gone = brands[left]
        counts[gone] -= 1
        if not counts[gone]:
            del counts[gone]
        left += 1
    elif right - left + 1 > longest:
        longest = right - left + 1
        best_left = left
print(best_left + 1, longest)
