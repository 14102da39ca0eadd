import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    boxes = list(zip(data[1::2], data[2::2]))
    # Print how many boxes the largest set has, and the smallest height of its outermost box.


main()
