# Takes the end of the last appointment, even of one inside another
import sys

n, t, *rest = map(int, sys.stdin.read().split())
appointments = sorted(zip(rest[::2], rest[1::2]))
reach = free = longest = 0
for begin, end in appointments + [(t, t)]:
    gap = min(begin, t) - reach
    if gap > 0:
        free += gap
        longest = max(longest, gap)
    reach = min(end, t)
print(free, longest)
