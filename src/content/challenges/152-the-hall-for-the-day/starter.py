import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    requests = list(zip(data[1::2], data[2::2]))
    # Print how many are cancelled, and when the hall is free at the earliest.


main()
