import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, q = data[0], data[1]
    below = [0, 0] + data[2:n + 1]
    questions = list(zip(data[n + 1::2], data[n + 2::2]))
    # Print the first answer, then the checksum and the longest way.


main()
