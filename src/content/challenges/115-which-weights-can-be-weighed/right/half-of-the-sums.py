# Keeps the sums up to half of the total, since the others mirror them
import sys

_, *weights = map(int, sys.stdin.read().split())
total = sum(weights)
half = total // 2
mask = (2 << half) - 1
sums = 1
for weight in sorted(weights, reverse=True):
    sums |= sums << weight & mask
low = bin(sums)[:1:-1].ljust(half + 1, "0")
mirrored = low + (low if total % 2 else low[:half])[::-1]
print(mirrored.count("1") - 1, (mirrored + "0").index("0"), total - 2 * low.rindex("1"))
