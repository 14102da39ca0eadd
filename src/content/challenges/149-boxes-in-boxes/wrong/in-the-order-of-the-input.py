# Does not sort: looks for rising heights in the order of the input
import sys
from bisect import bisect_left

data = list(map(int, sys.stdin.read().split()))
ends = []
for height in data[2::2]:
    place = bisect_left(ends, height)
    ends[place:place + 1] = [height]
print(len(ends), ends[-1])
