# Puts the price in before it looks for its partner
import sys

n, target, *prices = map(int, sys.stdin.read().split())
first_place = {}
for place, price in enumerate(prices, start=1):
    first_place.setdefault(price, place)
    if target - price in first_place:
        print(first_place[target - price], place)
        break
else:
    print("none")
