import sys


def main():
    n, *names = sys.stdin.read().split()
    # Print the total length, then the first and the last nickname.


main()
