import sys


def main():
    a, b, x0, x1, q, *asked = map(int, sys.stdin.read().split())
    for n in asked:
        # Print x(n) modulo 1000000007.
        pass


main()
