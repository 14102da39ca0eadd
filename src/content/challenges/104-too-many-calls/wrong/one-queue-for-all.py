# Counts the calls of all clients together
import sys
from collections import Counter, deque

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
recent = deque()
refused = Counter()
for line in lines:
    second, client = line.split()
    while recent and int(second) - recent[0] >= w:
        recent.popleft()
    if len(recent) < k:
        recent.append(int(second))
    else:
        refused[client] += 1
worst = min(refused, key=lambda client: (-refused[client], client), default="-")
print(sum(refused.values()))
print(worst, refused[worst])
