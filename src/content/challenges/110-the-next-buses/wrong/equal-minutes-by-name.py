# Orders departures of one minute by the name of the line
import sys
from collections import Counter
from heapq import merge
from itertools import count, islice


def departures(name, first, interval):
    for minute in count(first, interval):
        yield minute, name


data = sys.stdin.read().split()
k = int(data[1])
lines = list(zip(data[2::3], map(int, data[3::3]), map(int, data[4::3])))
times = Counter({name: 0 for name, _, _ in lines})
for minute, name in islice(merge(*(departures(*line) for line in lines)), k):
    times[name] += 1
print(minute, name)
print(*times.most_common(1)[0])
