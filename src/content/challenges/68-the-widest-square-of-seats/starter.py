import sys


def main():
    lines = sys.stdin.read().split()
    r, c = int(lines[0]), int(lines[1])
    rows = lines[2:2 + r]
    # Print the seats of the largest square, and in how many places it is free.


main()
