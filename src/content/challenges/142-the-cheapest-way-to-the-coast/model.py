import heapq
import sys


def main():
    n, _, *rest = map(int, sys.stdin.read().split())
    roads = {town: [] for town in range(1, n + 1)}
    values = iter(rest)
    for one, other, toll in zip(values, values, values):
        roads[one].append((other, toll))
        roads[other].append((one, toll))

    settled = set()
    heap = [(0, 0, 1)]
    while heap:
        cost, count, town = heapq.heappop(heap)
        if town == n:
            print(cost, count)
            return
        if town in settled:
            continue
        settled.add(town)
        for other, toll in roads[town]:
            if other not in settled:
                heapq.heappush(heap, (cost + toll, count + 1, other))
    print("none")


main()
