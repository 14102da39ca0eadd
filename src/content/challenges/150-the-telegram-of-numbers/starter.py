import sys


def main():
    k, telegram = sys.stdin.read().split()
    k = int(k)
    # Print the number of readings modulo 1000000007.


main()
