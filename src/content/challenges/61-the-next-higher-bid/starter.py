import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    bids = data[1:]
    # Print the sum of waits and the number of bids without one.


main()
