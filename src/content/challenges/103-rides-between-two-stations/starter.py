import sys


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, k = map(int, first.split())
    for line in lines[:n]:
        start, end, minutes = line.split()
    # Print the k routes with the most rides.


main()
