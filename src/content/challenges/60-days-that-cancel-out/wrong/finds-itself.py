# Counts the balance before it asks
import sys

n, target, *changes = map(int, sys.stdin.read().split())
seen = {0: 1}
balance = found = 0
for change in changes:
    balance += change
    seen[balance] = seen.get(balance, 0) + 1
    found += seen.get(balance - target, 0)
print(found)
