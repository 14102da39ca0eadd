# Keeps the shortest requests first
import sys
from bisect import bisect_left, insort

data = list(map(int, sys.stdin.read().split()))
kept = []
for begin, end in sorted(zip(data[1::2], data[2::2]), key=lambda one: (one[1] - one[0], one[1])):
    place = bisect_left(kept, (begin, end))
    if (place == 0 or kept[place - 1][1] <= begin) and (place == len(kept) or end <= kept[place][0]):
        insort(kept, (begin, end))
print(len(data) // 2 - len(kept), kept[-1][1])
