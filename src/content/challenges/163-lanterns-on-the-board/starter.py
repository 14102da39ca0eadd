import sys


def main():
    n, *board = sys.stdin.read().split()
    n = int(n)
    # Print the number of ways, and the columns of the first way if there is one.


main()
