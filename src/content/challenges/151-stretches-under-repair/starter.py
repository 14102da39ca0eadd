import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    # Pairs of first metre and length.
    reports = list(zip(data[1::2], data[2::2]))
    # Print the stretches, the metres, and the length of the longest stretch.


main()
