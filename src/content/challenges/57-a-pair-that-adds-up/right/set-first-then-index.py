# Finds the second place with a set, then the first one by its value
import sys

n, target, *prices = map(int, sys.stdin.read().split())
seen = set()
for place, price in enumerate(prices):
    if target - price in seen:
        print(prices.index(target - price) + 1, place + 1)
        break
    seen.add(price)
else:
    print("none")
