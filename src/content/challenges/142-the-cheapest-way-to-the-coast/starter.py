import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m = data[0], data[1]
    roads = list(zip(data[2::3], data[3::3], data[4::3]))
    # Print the smallest sum of tolls and the number of roads, or "none".


main()
