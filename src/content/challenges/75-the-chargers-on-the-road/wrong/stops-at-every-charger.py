# Stops at every charger that is in reach
import sys

d, reach, n, *rest = map(int, sys.stdin.read().split())
stops = 0
for place, charge in zip(rest[::2], rest[1::2]):
    if reach >= d or reach < place:
        break
    reach += charge
    stops += 1
print(stops if reach >= d else -1)
