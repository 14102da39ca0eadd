import sys


def main():
    data = sys.stdin.read().split()
    n, k = int(data[0]), int(data[1])
    lines = list(zip(data[2::3], map(int, data[3::3]), map(int, data[4::3])))
    # Print the k-th departure, then the line that departs most often.


main()
