# Gives each dish to the one who has paid least
import sys

n, k, *prices = map(int, sys.stdin.read().split())
paid = [0] * k
for price in sorted(prices, reverse=True):
    paid[paid.index(min(paid))] += price
print("yes" if max(paid) * k == sum(prices) else "no", max(paid))
