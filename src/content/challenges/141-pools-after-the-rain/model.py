import sys


def main():
    rows, columns, *yard = sys.stdin.read().split()
    rows, columns = int(rows), int(columns)
    wet = [[field == "~" for field in row] for row in yard]

    def search(row, column):
        """The area of the pool there, and whether it stays; dries it."""
        area, stays = 0, True
        wet[row][column] = False
        stack = [(row, column)]
        while stack:
            row, column = stack.pop()
            area += 1
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if not (0 <= r < rows and 0 <= c < columns):
                    stays = False
                elif wet[r][c]:
                    wet[r][c] = False
                    stack.append((r, c))
        return area, stays

    count = largest = 0
    for row in range(rows):
        for column in range(columns):
            if wet[row][column]:
                area, stays = search(row, column)
                if stays:
                    count += 1
                    largest = max(largest, area)
    print(count, largest)


main()
