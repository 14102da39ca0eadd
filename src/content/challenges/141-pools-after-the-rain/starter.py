import sys


def main():
    rows, columns, *yard = sys.stdin.read().split()
    rows, columns = int(rows), int(columns)
    # Print how many pools stay, and the area of the largest.


main()
