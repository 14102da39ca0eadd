# Takes the end of the later report, even where it lies within the stretch
import sys

data = list(map(int, sys.stdin.read().split()))
stretches = []
for first, length in sorted(zip(data[1::2], data[2::2])):
    last = first + length - 1
    if stretches and first <= stretches[-1][1] + 1:
        stretches[-1][1] = last
    else:
        stretches.append([first, last])
lengths = [last - first + 1 for first, last in stretches]
print(len(lengths), sum(lengths), max(lengths))
