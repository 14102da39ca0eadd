import sys
from bisect import bisect_left


def main():
    _, *rest = map(int, sys.stdin.read().split())
    values = iter(rest)
    boxes = sorted(zip(values, values), key=lambda box: (box[0], -box[1]))

    # For each size of a set, the smallest height of its outermost box.
    ends = []
    for _, height in boxes:
        place = bisect_left(ends, height)
        if place == len(ends):
            ends.append(height)
        else:
            ends[place] = height
    print(len(ends), ends[-1])


main()
