# Keeps the last k answered calls: when the oldest of them still counts, k calls do
import sys
from collections import deque

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
last = {}
refused = {}
for line in lines:
    second, client = line.split()
    now = int(second)
    calls = last.setdefault(client, deque(maxlen=k))
    if len(calls) == k and now - calls[0] < w:
        refused[client] = refused.get(client, 0) + 1
    else:
        calls.append(now)
print(sum(refused.values()))
print(*min(((name, count) for name, count in refused.items()), key=lambda one: (-one[1], one[0]), default=("-", 0)))
