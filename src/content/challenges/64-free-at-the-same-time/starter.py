import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, t = data[0], data[1]
    appointments = [(data[at], data[at + 1]) for at in range(2, 2 + 2 * n, 2)]
    # Print the free minutes and the longest free stretch.


main()
