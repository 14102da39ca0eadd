# Takes the greatest chargers of the whole road, whether they are in reach or not
import sys

d, reach, n, *rest = map(int, sys.stdin.read().split())
stops = 0
for charge in sorted(rest[1::2], reverse=True):
    if reach >= d:
        break
    reach += charge
    stops += 1
print(stops if reach >= d else -1)
