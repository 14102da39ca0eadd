# Looks only at ways through the entrance
import sys

n, *above = map(int, sys.stdin.read().split())
depth = [0] * (n + 1)
has_below = [False] * (n + 1)
longest = 0
for room in range(n, 1, -1):
    parent = above[room - 2]
    has_below[parent] = True
    if parent == 1:
        longest = max(longest, depth[1] + depth[room] + 1)
    depth[parent] = max(depth[parent], depth[room] + 1)
print(longest, n - sum(has_below))
