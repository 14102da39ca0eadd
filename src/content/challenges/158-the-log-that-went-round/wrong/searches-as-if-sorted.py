# Searches the log as it stands, as if it were sorted
import sys
from bisect import bisect_left, bisect_right

data = list(map(int, sys.stdin.read().split()))
n = data[0]
times = data[2:n + 2]
answers = [bisect_right(times, b) - bisect_left(times, a) for a, b in zip(data[n + 2::2], data[n + 3::2])]
print(times.index(min(times)) + 1, sum(answers), max(answers))
