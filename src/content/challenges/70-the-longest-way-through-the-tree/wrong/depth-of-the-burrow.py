# Prints the depth of the burrow
import sys

n, *above = map(int, sys.stdin.read().split())
depth = [0] * (n + 1)
for room in range(2, n + 1):
    depth[room] = depth[above[room - 2]] + 1
print(max(depth), n - len(set(above)))
