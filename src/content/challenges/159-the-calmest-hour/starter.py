import sys


def main():
    n, k, *readings = map(int, sys.stdin.read().split())
    # Print the smallest unrest, and where its first hour begins.


main()
