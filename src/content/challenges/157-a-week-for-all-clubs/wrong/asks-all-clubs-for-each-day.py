# Looks for the next day of every club from each day on: right, and too slow for many clubs
import sys
from bisect import bisect_left

lines = sys.stdin.read().strip().split("\n")
clubs = [list(map(int, line.split()))[1:] for line in lines[1:]]
best = None
for first in sorted({day for days in clubs for day in days}):
    last = first
    for days in clubs:
        place = bisect_left(days, first)
        if place == len(days):
            break
        last = max(last, days[place])
    else:
        if best is None or last - first < best[1] - best[0]:
            best = first, last
print(*best)
