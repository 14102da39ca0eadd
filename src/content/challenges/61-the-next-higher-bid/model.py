import sys


def main():
    bids = list(map(int, sys.stdin.read().split()))[1:]
    waiting = []
    total = 0
    for place, bid in enumerate(bids):
        while waiting and bids[waiting[-1]] < bid:
            total += place - waiting.pop()
        waiting.append(place)
    print(total, len(waiting))


main()
