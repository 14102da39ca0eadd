# Begins to count anew at each multiple of w seconds
import sys
from collections import Counter

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
calls = Counter()
refused = Counter()
for line in lines:
    second, client = line.split()
    window = client, int(second) // w
    if calls[window] < k:
        calls[window] += 1
    else:
        refused[client] += 1
worst = min(refused, key=lambda client: (-refused[client], client), default="-")
print(sum(refused.values()))
print(worst, refused[worst])
