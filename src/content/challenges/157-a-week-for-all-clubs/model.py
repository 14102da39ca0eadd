import sys
from heapq import heapify, heapreplace


def main():
    _, *lines = sys.stdin.read().strip().split("\n")
    clubs = []
    for line in lines:
        _, *days = map(int, line.split())
        clubs.append(iter(days))

    chosen = [(next(days), club) for club, days in enumerate(clubs)]
    heapify(chosen)
    last, _ = max(chosen)
    best = (last - chosen[0][0], chosen[0][0], last)
    while True:
        _, club = chosen[0]
        day = next(clubs[club], None)
        if day is None:
            break
        heapreplace(chosen, (day, club))
        last = max(last, day)
        first = chosen[0][0]
        best = min(best, (last - first, first, last))
    print(*best[1:])


main()
