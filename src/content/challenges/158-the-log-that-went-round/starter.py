import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, q = data[0], data[1]
    times = data[2:n + 2]
    questions = list(zip(data[n + 2::2], data[n + 3::2]))
    # Print the place of the oldest entry, the sum of the answers, and the largest.


main()
