# Looks through all lines for the next departure: right, and too slow
import sys

data = sys.stdin.read().split()
n, k = int(data[0]), int(data[1])
names = data[2::3]
following = list(map(int, data[3::3]))
intervals = list(map(int, data[4::3]))
times = [0] * n
for _ in range(k):
    place = min(range(n), key=following.__getitem__)
    minute = following[place]
    times[place] += 1
    following[place] += intervals[place]
print(minute, names[place])
print(names[times.index(max(times))], max(times))
