import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    above = [0, 0] + data[1:]
    # above[i] is the room above room i, for i from 2 to n.
    # Print the longest way and the number of rooms without one below.


main()
