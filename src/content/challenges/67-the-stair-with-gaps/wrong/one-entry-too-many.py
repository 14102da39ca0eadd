# Adds k + 1 entries
import sys

n, k, b, *broken = map(int, sys.stdin.read().split())
gaps = set(broken)
ways = [1]
running = 1
for step in range(1, n + 1):
    ways.append(0 if step in gaps else running)
    running += ways[step]
    if step > k:
        running -= ways[step - k - 1]
    running %= 1000000007
print(ways[n])
