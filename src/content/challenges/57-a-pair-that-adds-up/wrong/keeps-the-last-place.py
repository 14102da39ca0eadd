# Overwrites the first place of a price that comes again
import sys

n, target, *prices = map(int, sys.stdin.read().split())
places = {}
for place, price in enumerate(prices, start=1):
    if target - price in places:
        print(places[target - price], place)
        break
    places[price] = place
else:
    print("none")
