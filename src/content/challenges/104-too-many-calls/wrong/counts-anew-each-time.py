# Goes through all answered calls at each call: right, and too slow
import sys
from collections import Counter, defaultdict

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
answered = defaultdict(list)
refused = Counter()
for line in lines:
    second, client = line.split()
    now = int(second)
    if len([one for one in answered[client] if now - one < w]) < k:
        answered[client].append(now)
    else:
        refused[client] += 1
worst = min(refused, key=lambda client: (-refused[client], client), default="-")
print(sum(refused.values()))
print(worst, refused[worst])
