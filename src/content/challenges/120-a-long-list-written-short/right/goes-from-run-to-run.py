# Goes through a slice from run to run, jumping over what lies between two steps
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


def answer(a, b, s):
    places = range(length)[slice(a, b, s)]
    if not places:
        return "0 0 - -"
    ends = f"{item(places[0])} {item(places[-1])}"
    low, high, step = min(places[0], places[-1]), max(places[0], places[-1]), abs(places.step)
    total = 0
    at = low
    run = bisect(begins, low) - 1
    while at <= high:
        last = min(begins[run + 1] - 1, high)
        count = (last - at) // step + 1
        total += values[run] * count
        at += count * step
        run += 1
        while run < n and begins[run + 1] <= at:
            run += 1
    return f"{len(places)} {total} {ends}"


total = errors = 0
for line in data[n + 1:n + 1 + q]:
    kind, *parts = line.split()
    if kind == "slice":
        print(answer(*(None if part == "-" else int(part) for part in parts)))
        continue
    place = int(parts[0])
    if -length <= place < length:
        total += item(place % length)
    else:
        errors += 1
print(total, errors)
