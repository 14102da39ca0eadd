# Takes the town for joined after n - 1 cables
import sys

n, m, *rest = map(int, sys.stdin.read().split())
above = list(range(n + 1))


def root_of(house):
    while above[house] != house:
        above[house] = above[above[house]]
        house = above[house]
    return house


useless = 0
for laid in range(m):
    a, b = root_of(rest[2 * laid]), root_of(rest[2 * laid + 1])
    useless += a == b
    above[a] = b
print(n - 1 if m >= n - 1 else "never", useless)
