# Takes a broken step for the end of every way
import sys

n, k, b, *broken = map(int, sys.stdin.read().split())
gaps = set(broken)
ways = [1]
running = 1
for step in range(1, n + 1):
    if step in gaps:
        running = 0
    ways.append(running)
    running += ways[step]
    if step >= k:
        running -= ways[step - k]
    running %= 1000000007
print(ways[n])
