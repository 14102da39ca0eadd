# Writes the numbers into a list, and takes from both ends
import sys
from collections import deque

n, first, *rest = map(int, sys.stdin.read().split())
waiting = deque()
wagon = first
while wagon:
    waiting.append(wagon)
    wagon = rest[2 * wagon - 1]
train = []
while waiting:
    train.append(waiting.popleft())
    if waiting:
        train.append(waiting.pop())
print(*train[:3])
print(sum((at + 1) * rest[2 * wagon - 2] for at, wagon in enumerate(train)) % 1000000007)
