# Seats only the group of guest 1
import sys
from collections import deque

n, m, *rest = map(int, sys.stdin.read().split())
quarrels = [[] for _ in range(n + 1)]
for one, other in zip(rest[::2], rest[1::2]):
    quarrels[one].append(other)
    quarrels[other].append(one)
table = {1: 0}
queue = deque([1])
possible = True
while queue:
    guest = queue.popleft()
    for other in quarrels[guest]:
        if other not in table:
            table[other] = 1 - table[guest]
            queue.append(other)
        elif table[other] == table[guest]:
            possible = False
ones = sum(table.values())
print(f"yes {min(ones, len(table) - ones)}" if possible else "no")
