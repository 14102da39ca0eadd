# Counts anew in each stretch of w seconds, so that the gate opens too often around a border
import sys

lines = sys.stdin.read().strip().split("\n")
k, w, q = map(int, lines[0].split())
counts = {}
opened = 0
refused = set()
for line in lines[1:]:
    second, name = line.split()
    key = name, int(second) // w
    if counts.get(key, 0) < k:
        counts[key] = counts.get(key, 0) + 1
        opened += 1
    else:
        refused.add(name)
print(opened, q - opened, len(refused))
