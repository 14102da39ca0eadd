# Forgets the time before the first appointment
import sys

n, t, *rest = map(int, sys.stdin.read().split())
appointments = sorted(zip(rest[::2], rest[1::2])) + [(t, t)]
reach = min(appointments[0][0], t)
free = longest = 0
for begin, end in appointments:
    gap = min(begin, t) - reach
    if gap > 0:
        free += gap
        longest = max(longest, gap)
    reach = max(reach, min(end, t))
print(free, longest)
