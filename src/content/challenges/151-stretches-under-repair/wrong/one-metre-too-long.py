# Takes the first metre behind a report for its last one
import sys

data = list(map(int, sys.stdin.read().split()))
stretches = []
for first, length in sorted(zip(data[1::2], data[2::2])):
    last = first + length
    if stretches and first <= stretches[-1][1] + 1:
        stretches[-1][1] = max(stretches[-1][1], last)
    else:
        stretches.append([first, last])
lengths = [last - first for first, last in stretches]
print(len(lengths), sum(lengths), max(lengths))
