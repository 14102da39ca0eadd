from itertools import accumulate

n, capacity, start = map(int, input().split())
changes = map(int, input().split())
levels = list(accumulate(changes, lambda level, change: max(0, min(capacity, level + change)), initial=start))
print(min(levels), max(levels), levels.count(capacity))
