# A heap of the waiting bids: the lowest is answered first
import heapq
import sys

n, *bids = map(int, sys.stdin.read().split())
waiting = []
total = 0
for place, bid in enumerate(bids):
    while waiting and waiting[0][0] < bid:
        total += place - heapq.heappop(waiting)[1]
    heapq.heappush(waiting, (bid, place))
print(total, len(waiting))
