import sys
from heapq import heappush, heappushpop


def main():
    _, *readings = map(int, sys.stdin.read().split())
    # The lower half as negative numbers, so that its largest is on top; as large as the upper one, or larger by one.
    lower = []
    upper = []
    total = 0
    for reading in readings:
        if len(lower) > len(upper):
            heappush(upper, -heappushpop(lower, -reading))
        else:
            heappush(lower, -heappushpop(upper, reading))
        total -= lower[0]
    print(total, -lower[0])


main()
