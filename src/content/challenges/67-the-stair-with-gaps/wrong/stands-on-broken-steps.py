# Knows of broken steps only at the top
import sys

n, k, b, *broken = map(int, sys.stdin.read().split())
ways = [1]
running = 1
for step in range(1, n + 1):
    ways.append(running)
    running += ways[step]
    if step >= k:
        running -= ways[step - k]
    running %= 1000000007
print(0 if n in broken else ways[n])
