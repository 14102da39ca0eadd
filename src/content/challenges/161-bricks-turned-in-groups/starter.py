import sys


def main():
    n, k, first, *rest = map(int, sys.stdin.read().split())
    weight = [0] + rest[::2]
    behind = [0] + rest[1::2]
    # Print the first and the last brick of the new chain, then the checksum.


main()
