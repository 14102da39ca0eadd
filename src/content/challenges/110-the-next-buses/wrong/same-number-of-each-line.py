# Takes equally many departures of each line and sorts those
import sys

data = sys.stdin.read().split()
n, k = int(data[0]), int(data[1])
lines = list(zip(data[2::3], map(int, data[3::3]), map(int, data[4::3])))
each = k // n + 1
taken = sorted(
    (first + number * interval, place) for place, (_, first, interval) in enumerate(lines) for number in range(each))[:k]
times = [0] * n
for minute, place in taken:
    times[place] += 1
print(minute, lines[place][0])
print(lines[times.index(max(times))][0], max(times))
