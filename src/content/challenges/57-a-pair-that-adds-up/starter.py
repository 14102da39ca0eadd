import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, target = data[0], data[1]
    prices = data[2:2 + n]
    # Print the two places, or "none".


main()
