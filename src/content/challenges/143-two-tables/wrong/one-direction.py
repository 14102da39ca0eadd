# Knows of each quarrel only with the guest who is named first
import sys

n, m, *rest = map(int, sys.stdin.read().split())
quarrels = [[] for _ in range(n + 1)]
for one, other in zip(rest[::2], rest[1::2]):
    quarrels[one].append(other)
table = {}
fewest = 0
possible = True
for first in range(1, n + 1):
    if first not in table:
        table[first] = 0
        group = [first]
        for guest in group:
            for other in quarrels[guest]:
                if other not in table:
                    table[other] = 1 - table[guest]
                    group.append(other)
                elif table[other] == table[guest]:
                    possible = False
        ones = sum(table[guest] for guest in group)
        fewest += min(ones, len(group) - ones)
print(f"yes {fewest}" if possible else "no")
