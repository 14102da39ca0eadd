# Takes the first number of a corner for its column
import sys

data = list(map(int, sys.stdin.read().split()))
rows, columns = data[0], data[1]
up_to = [[0] * (columns + 1) for _ in range(rows + 1)]
for row in range(1, rows + 1):
    for column in range(1, columns + 1):
        trees = data[1 + (row - 1) * columns + column]
        up_to[row][column] = trees + up_to[row - 1][column] + up_to[row][column - 1] - up_to[row - 1][column - 1]
answers = []
for at in range(3 + rows * columns, len(data), 4):
    left, right = sorted(data[at:at + 4:2])
    top, bottom = sorted(data[at + 1:at + 4:2])
    bottom, right = min(bottom, rows), min(right, columns)
    top, left = min(top, bottom), min(left, right)
    answers.append(up_to[bottom][right] - up_to[bottom][left - 1] - up_to[top - 1][right] + up_to[top - 1][left - 1])
print(sum(answers), max(answers))
