# Writes generator expressions in a loop, which all see the last line
import sys
from collections import Counter
from heapq import merge
from itertools import count, islice

data = sys.stdin.read().split()
k = int(data[1])
lines = list(zip(data[2::3], map(int, data[3::3]), map(int, data[4::3])))
sources = []
for place, (name, first, interval) in enumerate(lines):
    sources.append((minute, place) for minute in count(first, interval))
times = Counter()
for minute, at in islice(merge(*sources), k):
    times[at] += 1
print(minute, lines[at][0])
most = min(times, key=lambda one: (-times[one], one))
print(lines[most][0], times[most])
