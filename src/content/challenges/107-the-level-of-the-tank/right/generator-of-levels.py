# Lets a generator give the levels, and counts them
from collections import Counter


def levels(level, capacity, changes):
    yield level
    for change in changes:
        level = sorted((0, level + change, capacity))[1]
        yield level


n, capacity, start = map(int, input().split())
times = Counter(levels(start, capacity, map(int, input().split())))
print(min(times), max(times), times[capacity])
