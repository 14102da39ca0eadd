# Takes the largest and the smallest of each window anew: right, and too slow for long hours
import sys

n, k, *readings = map(int, sys.stdin.read().split())
best = None
for begin in range(n - k + 1):
    window = readings[begin:begin + k]
    unrest = max(window) - min(window)
    if best is None or unrest < best[0]:
        best = unrest, begin + 1
print(*best)
