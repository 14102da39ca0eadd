# Goes through all beginnings and ends, and counts how many reports are open
import sys

data = list(map(int, sys.stdin.read().split()))
reports = list(zip(data[1::2], data[2::2]))
# At the same place beginnings come first, so that neighbours stay together.
marks = sorted([(first, -1) for first, _ in reports] + [(first + length, 1) for first, length in reports])
lengths = []
opened = 0
began = 0
for place, change in marks:
    if opened == 0:
        began = place
    opened -= change
    if opened == 0:
        lengths.append(place - began)
print(len(lengths), sum(lengths), max(lengths))
