import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, k = data[0], data[1]
    words = data[2:2 + n]
    # Print the smallest width.


main()
