# Leaves the level as it is where a change does not fit in whole
from itertools import accumulate

n, capacity, start = map(int, input().split())
changes = map(int, input().split())
levels = list(accumulate(
    changes, lambda level, change: level + change if 0 <= level + change <= capacity else level, initial=start))
print(min(levels), max(levels), levels.count(capacity))
