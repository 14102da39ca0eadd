# Keeps all answered calls of a client in a list, and finds by bisection which still count
import sys
from bisect import bisect_right
from collections import defaultdict

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
answered = defaultdict(list)
refused = defaultdict(int)
for line in lines:
    second, client = line.split()
    now = int(second)
    calls = answered[client]
    if len(calls) - bisect_right(calls, now - w) < k:
        calls.append(now)
    else:
        refused[client] += 1
ranked = sorted(refused.items(), key=lambda one: (-one[1], one[0]))
print(sum(refused.values()))
print(*(ranked[0] if ranked else ("-", 0)))
