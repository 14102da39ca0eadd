# Lets the level fall below 0
from itertools import accumulate

n, capacity, start = map(int, input().split())
changes = map(int, input().split())
levels = list(accumulate(changes, lambda level, change: min(capacity, level + change), initial=start))
print(max(0, min(levels)), max(levels), levels.count(capacity))
