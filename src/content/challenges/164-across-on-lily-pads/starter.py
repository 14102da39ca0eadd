import sys


def main():
    n, *pads = map(int, sys.stdin.read().split())
    # Print the fewest leaps, or "stuck" and the farthest pad.


main()
