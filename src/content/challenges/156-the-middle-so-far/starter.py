import sys


def main():
    n, *readings = map(int, sys.stdin.read().split())
    # Print the sum of the middles, and the last one.


main()
