import sys


def main():
    n, *stalls = map(int, sys.stdin.read().split())
    # Print the most that a choice can bring.


main()
