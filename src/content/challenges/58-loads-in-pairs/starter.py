import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, limit = data[0], data[1]
    weights = data[2:2 + n]
    # Print the fewest trips.


main()
