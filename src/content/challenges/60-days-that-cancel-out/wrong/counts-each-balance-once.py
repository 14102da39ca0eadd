# Knows only whether a balance was there, not how often
import sys

n, target, *changes = map(int, sys.stdin.read().split())
seen = {0}
balance = found = 0
for change in changes:
    balance += change
    found += (balance - target) in seen
    seen.add(balance)
print(found)
