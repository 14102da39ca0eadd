# Takes the first of most_common, which of equal counts is the one that came first
import sys
from collections import Counter, defaultdict, deque

first, *lines = sys.stdin.read().splitlines()
n, k, w = map(int, first.split())
answered = defaultdict(deque)
refused = Counter()
for line in lines:
    second, client = line.split()
    recent = answered[client]
    while recent and int(second) - recent[0] >= w:
        recent.popleft()
    if len(recent) < k:
        recent.append(int(second))
    else:
        refused[client] += 1
print(sum(refused.values()))
print(*(refused.most_common(1)[0] if refused else ("-", 0)))
