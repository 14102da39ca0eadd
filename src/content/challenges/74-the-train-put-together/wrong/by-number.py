# Takes the wagons in the order of their numbers
import sys

n, first, *rest = map(int, sys.stdin.read().split())
low, high = 1, n
train = []
while low <= high:
    train.append(low)
    if low < high:
        train.append(high)
    low, high = low + 1, high - 1
print(*train[:3])
print(sum((at + 1) * rest[2 * wagon - 2] for at, wagon in enumerate(train)) % 1000000007)
