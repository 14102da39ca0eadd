# Counts free time beyond t
import sys

n, t, *rest = map(int, sys.stdin.read().split())
reach = free = longest = 0
for begin, end in sorted(zip(rest[::2], rest[1::2])) + [(t, t)]:
    gap = begin - reach
    if gap > 0:
        free += gap
        longest = max(longest, gap)
    reach = max(reach, end)
print(free, longest)
