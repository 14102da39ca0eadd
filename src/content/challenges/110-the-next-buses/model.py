import sys
from collections import Counter
from heapq import merge
from itertools import count, islice


def departures(place, first, interval):
    for minute in count(first, interval):
        yield minute, place


def main():
    data = sys.stdin.read().split()
    k = int(data[1])
    lines = list(zip(data[2::3], map(int, data[3::3]), map(int, data[4::3])))
    sources = [departures(place, first, interval) for place, (_, first, interval) in enumerate(lines)]
    times = Counter()
    for minute, place in islice(merge(*sources), k):
        times[place] += 1
    print(minute, lines[place][0])
    most = min(times, key=lambda place: (-times[place], place))
    print(lines[most][0], times[most])


main()
