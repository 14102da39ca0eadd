# Looks for the route in a list: right, and too slow for many routes
import sys

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())
routes = []
rides = []
for line in lines:
    start, end, minutes = line.split()
    route = [min(start, end), max(start, end)]
    if route not in routes:
        routes.append(route)
        rides.append([])
    rides[routes.index(route)].append(int(minutes))
for (a, b), minutes in sorted(zip(routes, rides), key=lambda one: (-len(one[1]), one[0]))[:k]:
    print(a, b, len(minutes), sum(minutes), max(minutes))
