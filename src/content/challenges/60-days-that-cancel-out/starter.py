import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, target = data[0], data[1]
    changes = data[2:2 + n]
    # Print the number of stretches.


main()
