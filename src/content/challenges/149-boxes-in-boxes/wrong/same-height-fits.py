# Lets a box go into one of the same height
import sys
from bisect import bisect_right

data = list(map(int, sys.stdin.read().split()))
ends = []
for width, height in sorted(zip(data[1::2], data[2::2]), key=lambda box: (box[0], -box[1])):
    place = bisect_right(ends, height)
    ends[place:place + 1] = [height]
print(len(ends), ends[-1])
