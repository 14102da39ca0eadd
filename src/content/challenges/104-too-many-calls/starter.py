import sys


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, k, w = map(int, first.split())
    for line in lines[:n]:
        second, client = line.split()
    # Print how many calls were refused, then who was refused most often.


main()
