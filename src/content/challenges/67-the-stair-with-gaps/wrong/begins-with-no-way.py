# Forgets that standing on the floor is one way
import sys

n, k, b, *broken = map(int, sys.stdin.read().split())
gaps = set(broken)
ways = [0] * (n + 1)
for step in range(1, n + 1):
    if step not in gaps:
        ways[step] = 1 if step == 1 else sum(ways[max(0, step - k):step]) % 1000000007
print(ways[n])
