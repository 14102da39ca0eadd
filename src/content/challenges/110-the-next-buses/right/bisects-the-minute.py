# Finds the minute of the k-th departure by bisection, and counts by division
import sys

data = sys.stdin.read().split()
n, k = int(data[0]), int(data[1])
lines = list(zip(data[2::3], map(int, data[3::3]), map(int, data[4::3])))


def until(minute):
    return [max(0, (minute - first) // interval + 1) for _, first, interval in lines]


low, high = 0, 10 ** 12
while low < high:
    middle = (low + high) // 2
    if sum(until(middle)) >= k:
        high = middle
    else:
        low = middle + 1
before = until(low - 1)
left = k - sum(before)
last = None
for place, (one, other) in enumerate(zip(before, until(low))):
    if left > 0 and other > one:
        before[place] += 1
        left -= 1
        last = place
print(low, lines[last][0])
most = max(before)
print(lines[before.index(most)][0], most)
