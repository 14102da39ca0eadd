# Takes 1 for a prime, since it has no smaller divisor
import sys

a, b = map(int, sys.stdin.read().split())
keys = [0] * (b - a + 1)
small = 1
while small * small <= b:
    for door in range(max(-(-a // small), small) * small, b + 1, small):
        keys[door - a] += 1 if door == small * small else 2
    small += 1
print(sum(count <= 2 for count in keys), a + keys.index(max(keys)), max(keys))
