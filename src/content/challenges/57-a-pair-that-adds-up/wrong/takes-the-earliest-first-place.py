# Takes the pair whose first place is the smallest
import sys

n, target, *prices = map(int, sys.stdin.read().split())
later = {}
for place in range(n, 0, -1):
    later.setdefault(prices[place - 1], []).append(place)
for place, price in enumerate(prices, start=1):
    others = [other for other in later.get(target - price, []) if other > place]
    if others:
        print(place, min(others))
        break
else:
    print("none")
