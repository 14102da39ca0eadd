# Always leaps as far as it can
import sys

n, *pads = map(int, sys.stdin.read().split())
pad = leaps = 0
while pad < n - 1 and pads[pad] > 0:
    pad = min(n - 1, pad + pads[pad])
    leaps += 1
print(leaps if pad == n - 1 else f"stuck {pad + 1}")
