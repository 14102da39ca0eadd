# Takes the town for joined when every house has a cable
import sys

n, m, *rest = map(int, sys.stdin.read().split())
above = list(range(n + 1))


def root_of(house):
    while above[house] != house:
        above[house] = above[above[house]]
        house = above[house]
    return house


touched = set()
joined = 0 if n == 1 else "never"
useless = 0
for laid in range(m):
    a, b = rest[2 * laid], rest[2 * laid + 1]
    touched |= {a, b}
    if joined == "never" and len(touched) == n:
        joined = laid + 1
    if root_of(a) == root_of(b):
        useless += 1
    above[root_of(a)] = root_of(b)
print(joined, useless)
