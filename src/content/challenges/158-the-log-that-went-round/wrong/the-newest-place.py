# Prints the place of the newest entry
import sys
from bisect import bisect_left, bisect_right

data = list(map(int, sys.stdin.read().split()))
n = data[0]
times = data[2:n + 2]
place = times.index(max(times)) + 1
times.sort()
answers = [bisect_right(times, b) - bisect_left(times, a) for a, b in zip(data[n + 2::2], data[n + 3::2])]
print(place, sum(answers), max(answers))
