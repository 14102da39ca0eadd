# Takes broken fields for good ones
import sys

n = int(sys.stdin.read().split()[0])
first = []


def ways(row, columns, sums, differences):
    if row == n:
        if not first:
            first.extend(columns)
        return 1
    return sum(
        ways(row + 1, [*columns, column], sums | {row + column}, differences | {row - column})
        for column in range(n)
        if column not in columns and row + column not in sums and row - column not in differences
    )


count = ways(0, [], frozenset(), frozenset())
print(count)
if count:
    print(*[column + 1 for column in first])
