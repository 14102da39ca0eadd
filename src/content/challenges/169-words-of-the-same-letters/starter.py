import sys


def main():
    n, *words = sys.stdin.read().split()
    # Print the groups, the size of the largest, and its first word.


main()
