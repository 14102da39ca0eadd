# Stops when all are joined, and misses later cables of no use
import sys

n, m, *rest = map(int, sys.stdin.read().split())
above = list(range(n + 1))


def root_of(house):
    while above[house] != house:
        above[house] = above[above[house]]
        house = above[house]
    return house


groups = n
joined = 0 if n == 1 else "never"
useless = 0
for laid in range(m):
    a, b = root_of(rest[2 * laid]), root_of(rest[2 * laid + 1])
    if a == b:
        useless += 1
        continue
    above[a] = b
    groups -= 1
    if groups == 1:
        joined = laid + 1
        break
print(joined, useless)
