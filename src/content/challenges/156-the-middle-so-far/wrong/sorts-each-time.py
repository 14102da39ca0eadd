# Sorts all readings after each: right, and too slow
import sys

n, *readings = map(int, sys.stdin.read().split())
total = 0
for count in range(1, n + 1):
    middle = sorted(readings[:count])[(count - 1) // 2]
    total += middle
print(total, middle)
