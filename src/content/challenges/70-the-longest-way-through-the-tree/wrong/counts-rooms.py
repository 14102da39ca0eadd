# Counts the rooms of the way, not its tunnels
import sys

n, *above = map(int, sys.stdin.read().split())
depth = [0] * (n + 1)
longest = 0
for room in range(n, 1, -1):
    parent = above[room - 2]
    longest = max(longest, depth[parent] + depth[room] + 1)
    depth[parent] = max(depth[parent], depth[room] + 1)
print(longest + 1, n - len(set(above)))
