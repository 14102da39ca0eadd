# Goes from the last day to the first
import sys
from collections import defaultdict
from itertools import accumulate

n, target, *changes = map(int, sys.stdin.read().split())
later = defaultdict(int)
found = 0
balances = [0, *accumulate(changes)]
for balance in reversed(balances):
    found += later[balance + target]
    later[balance] += 1
print(found)
