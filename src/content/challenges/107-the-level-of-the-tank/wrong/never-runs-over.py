# Lets the level rise above the rim
from itertools import accumulate

n, capacity, start = map(int, input().split())
changes = map(int, input().split())
levels = list(accumulate(changes, lambda level, change: max(0, level + change), initial=start))
print(min(levels), min(capacity, max(levels)), sum(level >= capacity for level in levels))
