import sys
from collections import deque


def main():
    _, k, *readings = map(int, sys.stdin.read().split())
    # Places of readings that may still be the largest, or the smallest, of an hour.
    largest, smallest = deque(), deque()
    unrests = []
    for place, reading in enumerate(readings):
        while largest and readings[largest[-1]] <= reading:
            largest.pop()
        while smallest and readings[smallest[-1]] >= reading:
            smallest.pop()
        for queue in (largest, smallest):
            queue.append(place)
            if queue[0] <= place - k:
                queue.popleft()
        if place >= k - 1:
            unrests.append(readings[largest[0]] - readings[smallest[0]])
    calmest = min(unrests)
    print(calmest, unrests.index(calmest) + 1)


main()
