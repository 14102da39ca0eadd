import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m = data[0], data[1]
    quarrels = list(zip(data[2::2], data[3::2]))
    # Print "yes" and the fewest guests at one table, or "no".


main()
