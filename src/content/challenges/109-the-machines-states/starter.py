import sys


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, end = map(int, first.split())
    reports = [line.split() for line in lines[:n]]
    # Print a line for each state.


main()
