import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, k = data[0], data[1]
    customers = [(data[at], data[at + 1]) for at in range(2, 2 + 2 * n, 2)]
    # Print the longest wait and the last end.


main()
