import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, k = data[0], data[1]
    prices = data[2:2 + n]
    # Print "yes" or "no", and the smallest greatest amount.


main()
