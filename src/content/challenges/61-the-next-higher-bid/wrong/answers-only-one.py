# A new bid answers only the newest that waits
import sys

n, *bids = map(int, sys.stdin.read().split())
waiting = []
total = 0
for place, bid in enumerate(bids):
    if waiting and bids[waiting[-1]] < bid:
        total += place - waiting.pop()
    waiting.append(place)
print(total, len(waiting))
