# Sends customers to the counters in turn
import sys

n, k, *rest = map(int, sys.stdin.read().split())
free = [0] * k
longest = 0
for at in range(n):
    arrival, minutes = rest[2 * at], rest[2 * at + 1]
    begin = max(arrival, free[at % k])
    longest = max(longest, begin - arrival)
    free[at % k] = begin + minutes
print(longest, max(free))
