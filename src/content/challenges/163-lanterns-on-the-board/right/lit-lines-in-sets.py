# Keeps lit columns and diagonals in sets, and gathers the ways one by one
import sys

n, *board = sys.stdin.read().split()
n = int(n)


def ways(row, columns, sums, differences):
    if row == n:
        yield ()
        return
    for column in range(n):
        if board[row][column] == "x" or column in columns:
            continue
        if row + column in sums or row - column in differences:
            continue
        for rest in ways(row + 1, columns | {column}, sums | {row + column}, differences | {row - column}):
            yield (column + 1, *rest)


count = 0
for way in ways(0, frozenset(), frozenset(), frozenset()):
    if count == 0:
        first = way
    count += 1
print(count)
if count:
    print(*first)
