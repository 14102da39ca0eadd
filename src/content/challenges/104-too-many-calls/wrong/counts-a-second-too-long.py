# Lets a call count that is exactly w seconds old
import sys
from collections import Counter, defaultdict, deque

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
answered = defaultdict(deque)
refused = Counter()
for line in lines:
    second, client = line.split()
    recent = answered[client]
    while recent and int(second) - recent[0] > w:
        recent.popleft()
    if len(recent) < k:
        recent.append(int(second))
    else:
        refused[client] += 1
worst = min(refused, key=lambda client: (-refused[client], client), default="-")
print(sum(refused.values()))
print(worst, refused[worst])
