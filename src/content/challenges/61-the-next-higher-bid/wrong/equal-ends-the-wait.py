# Takes an equal bid for a higher one
import sys

n, *bids = map(int, sys.stdin.read().split())
waiting = []
total = 0
for place, bid in enumerate(bids):
    while waiting and bids[waiting[-1]] <= bid:
        total += place - waiting.pop()
    waiting.append(place)
print(total, len(waiting))
