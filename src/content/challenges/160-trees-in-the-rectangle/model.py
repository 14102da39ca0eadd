import sys
from itertools import accumulate


def main():
    values = map(int, sys.stdin.read().split())
    rows, columns = next(values), next(values)
    # up_to[r][c]: the trees in the first r rows and the first c columns.
    up_to = [[0] * (columns + 1)]
    for _ in range(rows):
        row = accumulate(next(values) for _ in range(columns))
        up_to.append([0] + [here + above for here, above in zip(row, up_to[-1][1:])])

    total = fullest = 0
    _, *corners = values
    numbers = iter(corners)
    for row, column, other_row, other_column in zip(numbers, numbers, numbers, numbers):
        top, bottom = sorted((row, other_row))
        left, right = sorted((column, other_column))
        below, above = up_to[bottom], up_to[top - 1]
        trees = below[right] - below[left - 1] - above[right] + above[left - 1]
        total += trees
        fullest = max(fullest, trees)
    print(total, fullest)


main()
