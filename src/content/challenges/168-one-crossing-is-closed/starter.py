import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    days = list(zip(data[1::4], data[2::4], data[3::4], data[4::4]))
    # Print the number for the first day, then the checksum.


main()
