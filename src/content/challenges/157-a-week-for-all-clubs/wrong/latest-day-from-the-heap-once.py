# Forgets that the next day of a club may be the latest of all
import sys
from heapq import heapify, heapreplace

lines = sys.stdin.read().strip().split("\n")
clubs = [list(map(int, line.split()))[1:] for line in lines[1:]]
chosen = [(days[0], club, 0) for club, days in enumerate(clubs)]
heapify(chosen)
last = max(chosen)[0]
best = (last - chosen[0][0], chosen[0][0], last)
while True:
    _, club, place = chosen[0]
    if place + 1 == len(clubs[club]):
        break
    heapreplace(chosen, (clubs[club][place + 1], club, place + 1))
    best = min(best, (max(0, last - chosen[0][0]), chosen[0][0], last))
print(*best[1:])
