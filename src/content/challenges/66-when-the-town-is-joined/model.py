import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    above = list(range(n + 1))
    size = [1] * (n + 1)

    def root_of(house):
        while above[house] != house:
            above[house] = above[above[house]]
            house = above[house]
        return house

    groups = n
    useless = 0
    joined = 0 if n == 1 else None
    for laid, (a, b) in enumerate(zip(data[2::2], data[3::2]), start=1):
        small, large = root_of(a), root_of(b)
        if small == large:
            useless += 1
            continue
        if size[small] > size[large]:
            small, large = large, small
        above[small] = large
        size[large] += size[small]
        groups -= 1
        if groups == 1:
            joined = laid
    print("never" if joined is None else joined, useless)


main()
