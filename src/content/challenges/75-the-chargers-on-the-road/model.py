import heapq
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    d, reach = data[0], data[1]
    passed = []
    stops = 0
    chargers = list(zip(data[3::2], data[4::2]))
    chargers.append((d, 0))
    for place, charge in chargers:
        while reach < place:
            if not passed:
                print(-1)
                return
            reach -= heapq.heappop(passed)
            stops += 1
        heapq.heappush(passed, -charge)
    print(stops)


main()
