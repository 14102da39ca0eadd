# Tries every order of the columns and looks at the diagonals at the end: right, and too slow
import sys
from itertools import permutations

n, *board = sys.stdin.read().split()
n = int(n)
count = 0
for way in permutations(range(n)):
    if any(board[row][column] == "x" for row, column in enumerate(way)):
        continue
    if len({row + column for row, column in enumerate(way)}) < n:
        continue
    if len({row - column for row, column in enumerate(way)}) < n:
        continue
    if count == 0:
        first = way
    count += 1
print(count)
if count:
    print(*[column + 1 for column in first])
