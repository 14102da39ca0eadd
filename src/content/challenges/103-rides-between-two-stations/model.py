import sys
from collections import defaultdict


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, k = map(int, first.split())
    rides = defaultdict(list)
    for line in lines[:n]:
        start, end, minutes = line.split()
        rides[min(start, end), max(start, end)].append(int(minutes))
    routes = sorted(rides, key=lambda route: (-len(rides[route]), route))
    for route in routes[:k]:
        minutes = rides[route]
        print(*route, len(minutes), sum(minutes), max(minutes))


main()
