# Leaves off searching a pool as soon as it reaches the edge, and takes the rest for another one
import sys

rows, columns, *yard = sys.stdin.read().split()
rows, columns = int(rows), int(columns)
wet = [[field == "~" for field in row] for row in yard]
count = largest = 0
for row in range(rows):
    for column in range(columns):
        if not wet[row][column]:
            continue
        wet[row][column] = False
        stack = [(row, column)]
        area = 0
        while stack:
            r, c = stack.pop()
            area += 1
            if r in (0, rows - 1) or c in (0, columns - 1):
                area = 0
                break
            for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if wet[y][x]:
                    wet[y][x] = False
                    stack.append((y, x))
        if area > 0:
            count += 1
            largest = max(largest, area)
print(count, largest)
