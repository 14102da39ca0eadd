import sys


def main():
    line = sys.stdin.read()
    # Print the result modulo 1000000007.


main()
