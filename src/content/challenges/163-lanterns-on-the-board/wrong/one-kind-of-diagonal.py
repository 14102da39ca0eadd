# Looks at one kind of diagonal alone
import sys

n, *board = sys.stdin.read().split()
n = int(n)
first = []


def ways(row, columns, sums):
    if row == n:
        if not first:
            first.extend(columns)
        return 1
    return sum(
        ways(row + 1, [*columns, column], sums | {row + column})
        for column in range(n)
        if board[row][column] == "." and column not in columns and row + column not in sums
    )


count = ways(0, [], frozenset())
print(count)
if count:
    print(*[column + 1 for column in first])
