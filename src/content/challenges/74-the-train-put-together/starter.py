import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, first = data[0], data[1]
    load = [0] + data[2::2]
    behind = [0] + data[3::2]
    # Print the first three wagons, then the checksum.


main()
