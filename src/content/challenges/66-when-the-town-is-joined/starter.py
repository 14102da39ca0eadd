import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m = data[0], data[1]
    cables = [(data[at], data[at + 1]) for at in range(2, 2 + 2 * m, 2)]
    # Print when the town is joined, and how many cables were of no use.


main()
