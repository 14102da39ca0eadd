# Links the halves by turns without turning the second one round
import sys

n, first, *rest = map(int, sys.stdin.read().split())
order = []
wagon = first
while wagon:
    order.append(wagon)
    wagon = rest[2 * wagon - 1]
half = (n + 1) // 2
train = []
for at in range(half):
    train.append(order[at])
    if half + at < n:
        train.append(order[half + at])
print(*train[:3])
print(sum((at + 1) * rest[2 * wagon - 2] for at, wagon in enumerate(train)) % 1000000007)
