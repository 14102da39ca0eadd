# Counts one leap more when a stretch ends just at the last pad
import sys

n, *pads = map(int, sys.stdin.read().split())
leaps = end = farthest = 0
stuck = False
for pad, spring in enumerate(pads):
    farthest = max(farthest, pad + spring)
    if pad == end and not stuck:
        if farthest == end and pad < n - 1:
            stuck = True
            break
        leaps += 1
        end = farthest
print(f"stuck {end + 1}" if stuck else leaps)
