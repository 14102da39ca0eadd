# Compares each report only with the one before it in the input
import sys

data = list(map(int, sys.stdin.read().split()))
stretches = []
for first, length in zip(data[1::2], data[2::2]):
    last = first + length - 1
    if stretches and stretches[-1][0] - 1 <= first <= stretches[-1][1] + 1:
        stretches[-1][1] = max(stretches[-1][1], last)
    else:
        stretches.append([first, last])
lengths = [last - first + 1 for first, last in stretches]
print(len(lengths), sum(lengths), max(lengths))
