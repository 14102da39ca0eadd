# Walks through the runs for each place: right, and too slow
import sys

data = sys.stdin.read().splitlines()
n, q = map(int, data[0].split())
runs = [tuple(map(int, line.split())) for line in data[1:n + 1]]
length = sum(count for _, count in runs)


def item(place):
    for value, count in runs:
        if place < count:
            return value
        place -= count


total = errors = 0
for line in data[n + 1:n + 1 + q]:
    kind, *parts = line.split()
    if kind == "slice":
        places = range(length)[slice(*(None if part == "-" else int(part) for part in parts))]
        if not places:
            print("0 0 - -")
            continue
        low, high, step = min(places[0], places[-1]), max(places[0], places[-1]), abs(places.step)
        found = begin = 0
        for value, count in runs:
            one, other = max(begin, low), min(begin + count - 1, high)
            if one <= other:
                found += value * ((other - low) // step - -((low - one) // step) + 1)
            begin += count
        print(len(places), found, item(places[0]), item(places[-1]))
    elif -length <= int(parts[0]) < length:
        total += item(int(parts[0]) % length)
    else:
        errors += 1
print(total, errors)
