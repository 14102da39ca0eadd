# Keeps the largest and the smallest reading so far, also when they have left the window
import sys

n, k, *readings = map(int, sys.stdin.read().split())
high = low = readings[0]
best = None
for place, reading in enumerate(readings):
    high, low = max(high, reading), min(low, reading)
    if place >= k - 1 and (best is None or high - low < best[0]):
        best = high - low, place - k + 2
print(*best)
