# Adds all changes up first, and keeps the sums within the limits afterwards
from itertools import accumulate

n, capacity, start = map(int, input().split())
changes = map(int, input().split())
levels = [max(0, min(capacity, level)) for level in accumulate(changes, initial=start)]
print(min(levels), max(levels), levels.count(capacity))
