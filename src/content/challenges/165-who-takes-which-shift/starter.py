import sys


def main():
    n, *costs = map(int, sys.stdin.read().split())
    rows = [costs[person * n:(person + 1) * n] for person in range(n)]
    # Print the smallest sum, and the number of ways.


main()
