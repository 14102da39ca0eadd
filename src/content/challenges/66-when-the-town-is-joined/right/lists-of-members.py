# Keeps the members of each group, and moves those of the smaller one
import sys

n, m, *rest = map(int, sys.stdin.read().split())
group = list(range(n + 1))
members = [[house] for house in range(n + 1)]
left, useless, joined = n, 0, 0 if n == 1 else "never"
for laid in range(m):
    a, b = group[rest[2 * laid]], group[rest[2 * laid + 1]]
    if a == b:
        useless += 1
        continue
    if len(members[a]) > len(members[b]):
        a, b = b, a
    for house in members[a]:
        group[house] = b
    members[b] += members[a]
    members[a] = []
    left -= 1
    if left == 1:
        joined = laid + 1
print(joined, useless)
