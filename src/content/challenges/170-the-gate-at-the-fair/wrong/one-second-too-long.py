# Lets an opening count that is just w seconds old
import sys
from collections import deque

lines = sys.stdin.read().strip().split("\n")
k, w, q = map(int, lines[0].split())
openings = {}
opened = 0
refused = set()
for line in lines[1:]:
    second, name = line.split()
    times = openings.setdefault(name, deque())
    while times and times[0] < int(second) - w:
        times.popleft()
    if len(times) < k:
        times.append(int(second))
        opened += 1
    else:
        refused.add(name)
print(opened, q - opened, len(refused))
