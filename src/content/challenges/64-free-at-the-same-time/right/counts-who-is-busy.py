# Counts at each beginning and end how many are busy
import sys

n, t, *rest = map(int, sys.stdin.read().split())
changes = []
for at in range(0, 2 * n, 2):
    changes.append((min(rest[at], t), 1))
    changes.append((min(rest[at + 1], t), -1))
changes.sort()
busy = free = longest = run = last = 0
for minute, change in changes + [(t, 0)]:
    if busy == 0 and minute > last:
        run += minute - last
        free += minute - last
        longest = max(longest, run)
    elif minute > last:
        run = 0
    busy += change
    if busy > 0 and minute >= last:
        run = 0
    last = minute
print(free, longest)
