# Lets the first bus come one interval after the first departure
import heapq
import sys

data = sys.stdin.read().split()
n, k = int(data[0]), int(data[1])
names = data[2::3]
intervals = list(map(int, data[4::3]))
heap = [(first + intervals[place], place) for place, first in enumerate(map(int, data[3::3]))]
heapq.heapify(heap)
times = [0] * n
for _ in range(k):
    minute, place = heapq.heappop(heap)
    times[place] += 1
    heapq.heappush(heap, (minute + intervals[place], place))
print(minute, names[place])
print(names[times.index(max(times))], max(times))
