# Glues the two names together into one key
import sys

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())
rides = {}
for line in lines:
    start, end, minutes = line.split()
    a, b = sorted((start, end))
    rides.setdefault(a + b, (a, b, []))[2].append(int(minutes))
for a, b, minutes in sorted(rides.values(), key=lambda one: (-len(one[2]), one[0], one[1]))[:k]:
    print(a, b, len(minutes), sum(minutes), max(minutes))
