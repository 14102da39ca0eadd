# Of several lines with most departures, takes the one that departed first
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
sources = [departures(place, first, interval) for place, (_, first, interval) in enumerate(lines)]
taken = list(islice(merge(*sources), k))
print(taken[-1][0], lines[taken[-1][1]][0])
place, most = Counter(place for _, place in taken).most_common(1)[0]
print(lines[place][0], most)
