# Turns the log so that it begins with the smallest time, and searches that
import sys
from bisect import bisect_left, bisect_right

data = list(map(int, sys.stdin.read().split()))
n = data[0]
times = data[2:n + 2]
oldest = times.index(min(times))
times = times[oldest:] + times[:oldest]
answers = [bisect_right(times, b) - bisect_left(times, a) for a, b in zip(data[n + 2::2], data[n + 3::2])]
print(oldest + 1, sum(answers), max(answers))
