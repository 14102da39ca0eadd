# Takes the deepest side of a room twice
import sys

n, *above = map(int, sys.stdin.read().split())
depth = [0] * (n + 1)
for room in range(n, 1, -1):
    parent = above[room - 2]
    depth[parent] = max(depth[parent], depth[room] + 1)
children = [0] * (n + 1)
for parent in above:
    children[parent] += 1
longest = max(2 * depth[room] if children[room] > 1 else depth[room] for room in range(1, n + 1))
print(longest, n - len(set(above)))
