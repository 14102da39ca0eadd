# Sorts boxes of the same width by rising height, so that they go into each other
import sys
from bisect import bisect_left

data = list(map(int, sys.stdin.read().split()))
ends = []
for width, height in sorted(zip(data[1::2], data[2::2])):
    place = bisect_left(ends, height)
    ends[place:place + 1] = [height]
print(len(ends), ends[-1])
