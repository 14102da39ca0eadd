# Loses the wagon in the middle of an odd number
import sys

n, first, *rest = map(int, sys.stdin.read().split())
order = []
wagon = first
while wagon:
    order.append(wagon)
    wagon = rest[2 * wagon - 1]
train = []
for at in range(n // 2):
    train += [order[at], order[-1 - at]]
print(*train[:3])
print(sum((at + 1) * rest[2 * wagon - 2] for at, wagon in enumerate(train)) % 1000000007)
