# Hangs the house itself below the other, not its group
import sys

n, m, *rest = map(int, sys.stdin.read().split())
above = list(range(n + 1))


def root_of(house):
    seen = set()
    while above[house] != house and house not in seen:
        seen.add(house)
        house = above[house]
    return house


groups = n
joined = 0 if n == 1 else "never"
useless = 0
for laid in range(m):
    a, b = rest[2 * laid], rest[2 * laid + 1]
    if root_of(a) == root_of(b):
        useless += 1
        continue
    above[a] = b
    groups -= 1
    if groups == 1:
        joined = laid + 1
print(joined, useless)
