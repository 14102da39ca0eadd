# Counts the openings of all visitors together
import sys
from collections import deque

lines = sys.stdin.read().strip().split("\n")
k, w, q = map(int, lines[0].split())
times = deque()
opened = 0
refused = set()
for line in lines[1:]:
    second, name = line.split()
    while times and times[0] <= int(second) - w:
        times.popleft()
    if len(times) < k:
        times.append(int(second))
        opened += 1
    else:
        refused.add(name)
print(opened, q - opened, len(refused))
