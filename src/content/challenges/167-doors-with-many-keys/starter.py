import sys


def main():
    a, b = map(int, sys.stdin.read().split())
    # Print the doors with two keys, the door with the most keys, and their number.


main()
