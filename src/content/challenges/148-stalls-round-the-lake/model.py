import sys


def best_of_line(stalls):
    """The most that stalls in a line bring."""
    before = last = 0
    for stall in stalls:
        before, last = last, max(last, before + stall)
    return last


def main():
    n, *stalls = map(int, sys.stdin.read().split())
    if n == 1:
        print(best_of_line(stalls))
    else:
        print(max(best_of_line(stalls[1:]), best_of_line(stalls[:-1])))


main()
