# Takes the way back for another route
import sys
from collections import defaultdict

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())
rides = defaultdict(list)
for line in lines:
    start, end, minutes = line.split()
    rides[start, end].append(int(minutes))
for route in sorted(rides, key=lambda route: (-len(rides[route]), route))[:k]:
    print(*sorted(route), len(rides[route]), sum(rides[route]), max(rides[route]))
