# One list for the whole table, with sums that begin at the lower right corner
import sys

data = list(map(int, sys.stdin.read().split()))
rows, columns = data[0], data[1]
wide = columns + 1
rest = [0] * (wide * (rows + 1))
for row in range(rows - 1, -1, -1):
    here = 0
    for column in range(columns - 1, -1, -1):
        here += data[2 + row * columns + column]
        rest[row * wide + column] = here + rest[(row + 1) * wide + column]
answers = []
begin = 3 + rows * columns
for at in range(begin, len(data), 4):
    r, c, y, x = data[at:at + 4]
    if r > y:
        r, y = y, r
    if c > x:
        c, x = x, c
    above, below = (r - 1) * wide, y * wide
    answers.append(rest[above + c - 1] - rest[above + x] - rest[below + c - 1] + rest[below + x])
print(sum(answers), max(answers))
