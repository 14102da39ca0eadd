# A sliding window, as if every change were positive
import sys

n, target, *changes = map(int, sys.stdin.read().split())
left = total = found = 0
for right, change in enumerate(changes):
    total += change
    while total > target and left < right:
        total -= changes[left]
        left += 1
    if total == target:
        found += 1
print(found)
