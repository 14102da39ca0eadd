# Sorts all rides by their route, and groups neighbours
import sys
from itertools import groupby

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())
rides = []
for line in lines:
    *stations, minutes = line.split()
    rides.append((sorted(stations), int(minutes)))
rides.sort()
found = []
for route, group in groupby(rides, key=lambda ride: ride[0]):
    minutes = [one for _, one in group]
    found.append((route, len(minutes), sum(minutes), minutes[-1]))
found.sort(key=lambda one: one[1], reverse=True)
for route, *figures in found[:k]:
    print(*route, *figures)
