import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m = data[0], data[1]
    rules = [(data[at], data[at + 1]) for at in range(2, 2 + 2 * m, 2)]
    # Print three steps and the checksum, or "circle".


main()
