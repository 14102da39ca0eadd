import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    d, b, n = data[:3]
    chargers = [(data[at], data[at + 1]) for at in range(3, 3 + 2 * n, 2)]
    # Print the fewest stops, or -1.


main()
