# Counts pads beyond a place where the frog is stuck
import sys

n, *pads = map(int, sys.stdin.read().split())
farthest = 0
leaps = end = 0
for pad, spring in enumerate(pads):
    if pad > end:
        leaps += 1
        end = farthest
    farthest = max(farthest, pad + spring)
print(leaps if farthest >= n - 1 else f"stuck {farthest + 1}")
