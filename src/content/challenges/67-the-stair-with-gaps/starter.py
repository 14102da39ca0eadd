import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, k, b = data[0], data[1], data[2]
    broken = set(data[3:3 + b])
    # Print the number of ways modulo 1000000007.


main()
