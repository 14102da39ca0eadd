# Stops at the last charger in reach
import sys

d, reach, n, *rest = map(int, sys.stdin.read().split())
chargers = list(zip(rest[::2], rest[1::2]))
at = stops = 0
last = None
while reach < d:
    while at < n and chargers[at][0] <= reach:
        last = chargers[at]
        at += 1
    if last is None:
        stops = -1
        break
    reach += last[1]
    last = None
    stops += 1
print(stops)
