# Forgets that the last stall is next to the first
import sys

n, *stalls = map(int, sys.stdin.read().split())
before = last = 0
for stall in stalls:
    before, last = last, max(last, before + stall)
print(last)
