# Takes the first free field of each row, and never goes back
import sys

n, *board = sys.stdin.read().split()
n = int(n)
way = []
for row in range(n):
    for column in range(n):
        if board[row][column] == "." and all(
            abs(column - other) not in (0, row - above) for above, other in enumerate(way)
        ):
            way.append(column)
            break
if len(way) == n:
    print(1)
    print(*[column + 1 for column in way])
else:
    print(0)
