import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    k = data[1]
    brands = data[2:]
    counts = {}
    left = 0
    best_left = best = 0
    for right, brand in enumerate(brands):
        counts[brand] = counts.get(brand, 0) + 1
        while len(counts) > k:
            gone = brands[left]
            counts[gone] -= 1
            if counts[gone] == 0:
                del counts[gone]
            left += 1
        if right - left + 1 > best:
            best_left, best = left, right - left + 1
    print(best_left + 1, best)


main()
