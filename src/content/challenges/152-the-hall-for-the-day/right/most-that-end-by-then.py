# Dynamic programming over the ends: the most requests that can be over by each of them
import sys
from bisect import bisect_right

data = list(map(int, sys.stdin.read().split()))
requests = sorted((end, begin) for begin, end in zip(data[1::2], data[2::2]))
ends = [end for end, _ in requests]
most = [0]
for place, (end, begin) in enumerate(requests):
    most.append(max(most[-1], most[bisect_right(ends, begin, 0, place)] + 1))
print(len(requests) - most[-1], ends[most.index(most[-1]) - 1])
