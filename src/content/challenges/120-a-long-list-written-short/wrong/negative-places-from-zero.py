# Counts negative places so that -1 is the last but one
import sys
from bisect import bisect

data = sys.stdin.read().splitlines()
n, q = map(int, data[0].split())
values, begins = [], []
length = 0
for line in data[1:n + 1]:
    value, count = map(int, line.split())
    values.append(value)
    begins.append(length)
    length += count
begins.append(length)


def item(place):
    return values[bisect(begins, place) - 1]


total = errors = 0
for line in data[n + 1:n + 1 + q]:
    kind, *parts = line.split()
    if kind == "slice":
        places = range(length)[slice(*(None if part == "-" else int(part) for part in parts))]
        if not places:
            print("0 0 - -")
            continue
        low, high, step = min(places[0], places[-1]), max(places[0], places[-1]), abs(places.step)
        found = 0
        for value, begin, end in zip(values, begins, begins[1:]):
            one, other = max(begin, low), min(end - 1, high)
            if one <= other:
                found += value * ((other - low) // step - -((low - one) // step) + 1)
        print(len(places), found, item(places[0]), item(places[-1]))
        continue
    place = int(parts[0])
    if place < 0:
        place += length - 1
    if 0 <= place < length:
        total += item(place)
    else:
        errors += 1
print(total, errors)
