# Counts refused calls against the client, too
import sys
from collections import Counter, defaultdict, deque

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
calls = defaultdict(deque)
refused = Counter()
for line in lines:
    second, client = line.split()
    recent = calls[client]
    while recent and int(second) - recent[0] >= w:
        recent.popleft()
    if len(recent) >= k:
        refused[client] += 1
    recent.append(int(second))
worst = min(refused, key=lambda client: (-refused[client], client), default="-")
print(sum(refused.values()))
print(worst, refused[worst])
