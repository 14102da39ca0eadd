# First dries whatever can be reached from the edge; what is left stays
import sys

rows, columns, *yard = sys.stdin.read().split()
rows, columns = int(rows), int(columns)
wide = columns + 2
# A dry frame all round, so that no step leaves the list.
wet = bytearray(wide * (rows + 2))
for row, text in enumerate(yard, start=1):
    for column, field in enumerate(text, start=1):
        wet[row * wide + column] = field == "~"


def dry(start):
    wet[start] = 0
    reached = [start]
    for place in reached:
        for other in (place - wide, place + wide, place - 1, place + 1):
            if wet[other]:
                wet[other] = 0
                reached.append(other)
    return len(reached)


places = [row * wide + column for row in range(1, rows + 1) for column in range(1, columns + 1)]
for place in places:
    row, column = divmod(place, wide)
    if wet[place] and (row in (1, rows) or column in (1, columns)):
        dry(place)
areas = [dry(place) for place in places if wet[place]]
print(len(areas), max(areas, default=0))
