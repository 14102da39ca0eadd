# Works the limits of a slice out by hand, and sums by counting multiples
import sys
from bisect import bisect_left

lines = sys.stdin.read().split("\n")
n, q = map(int, lines[0].split())
runs = [list(map(int, line.split())) for line in lines[1:n + 1]]
lasts = []
length = 0
for _, count in runs:
    length += count
    lasts.append(length - 1)


def limit(text, step, missing):
    if text == "-":
        return missing
    place = int(text)
    if place < 0:
        place += length
    return max(0, min(place, length)) if step > 0 else max(-1, min(place, length - 1))


def look(place):
    return runs[bisect_left(lasts, place)][0]


def cut(a, b, s):
    step = 1 if s == "-" else int(s)
    start = limit(a, step, 0 if step > 0 else length - 1)
    stop = limit(b, step, length if step > 0 else -1)
    count = max(0, (stop - start + step - (1 if step > 0 else -1)) // step)
    if count == 0:
        return ["0", "0", "-", "-"]
    last = start + (count - 1) * step
    low, high, width = min(start, last), max(start, last), abs(step)
    total = begin = 0
    for value, size in runs:
        end = begin + size
        one = max(begin, low)
        other = min(end - 1, high)
        if one <= other:
            total += value * ((other - low) // width - (one - low + width - 1) // width + 1)
        begin = end
    return map(str, (count, total, look(start), look(last)))


total = wrong = 0
for line in lines[n + 1:n + q + 1]:
    kind, *parts = line.split()
    if kind == "slice":
        print(" ".join(cut(*parts)))
    else:
        place = int(parts[0])
        place = place + length if place < 0 else place
        if 0 <= place < length:
            total += look(place)
        else:
            wrong += 1
print(f"{total} {wrong}")
