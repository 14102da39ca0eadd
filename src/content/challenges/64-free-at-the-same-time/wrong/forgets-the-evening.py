# Forgets the time after the last appointment
import sys

n, t, *rest = map(int, sys.stdin.read().split())
reach = free = longest = 0
for begin, end in sorted(zip(rest[::2], rest[1::2])):
    gap = min(begin, t) - reach
    if gap > 0:
        free += gap
        longest = max(longest, gap)
    reach = max(reach, min(end, t))
print(free, longest)
