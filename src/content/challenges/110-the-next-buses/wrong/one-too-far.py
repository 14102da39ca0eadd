# Takes the departure after the k-th
import sys
from collections import Counter
from heapq import merge
from itertools import count, islice


def departures(place, first, interval):
    for minute in count(first, interval):
        yield minute, place


data = sys.stdin.read().split()
k = int(data[1])
lines = list(zip(data[2::3], map(int, data[3::3]), map(int, data[4::3])))
merged = merge(*(departures(place, first, interval) for place, (_, first, interval) in enumerate(lines)))
times = Counter(place for _, place in islice(merged, k))
minute, place = next(merged)
print(minute, lines[place][0])
most = min(times, key=lambda one: (-times[one], one))
print(lines[most][0], times[most])
