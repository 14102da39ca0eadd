import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, room = data[0], data[1]
    parcels = list(zip(data[2::2], data[3::2]))
    # Print the most that a tour can pay, and the fewest grams for it.


main()
