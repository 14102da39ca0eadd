# Forgets all calls as soon as the oldest of them no longer counts
import sys
from collections import Counter, defaultdict

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
answered = defaultdict(list)
refused = Counter()
for line in lines:
    second, client = line.split()
    if answered[client] and int(second) - answered[client][0] >= w:
        answered[client].clear()
    if len(answered[client]) < k:
        answered[client].append(int(second))
    else:
        refused[client] += 1
worst = min(refused, key=lambda client: (-refused[client], client), default="-")
print(sum(refused.values()))
print(worst, refused[worst])
