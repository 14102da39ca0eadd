# Looks up all boxes of one width before any of them is put in
import sys
from bisect import bisect_left
from itertools import groupby

data = list(map(int, sys.stdin.read().split()))
boxes = sorted(zip(data[1::2], data[2::2]))
ends = []
for _, same in groupby(boxes, key=lambda box: box[0]):
    for place, height in [(bisect_left(ends, height), height) for _, height in same]:
        if place == len(ends):
            ends.append(height)
        else:
            ends[place] = min(ends[place], height)
print(len(ends), ends[-1])
