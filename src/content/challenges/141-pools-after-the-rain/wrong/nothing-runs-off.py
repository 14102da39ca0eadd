# Counts the pools at the edge, too
import sys

rows, columns, *yard = sys.stdin.read().split()
rows, columns = int(rows), int(columns)
wet = {(r, c) for r in range(rows) for c in range(columns) if yard[r][c] == "~"}
areas = []
while wet:
    stack = [wet.pop()]
    area = 0
    while stack:
        r, c = stack.pop()
        area += 1
        for other in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if other in wet:
                wet.remove(other)
                stack.append(other)
    areas.append(area)
print(len(areas), max(areas, default=0))
