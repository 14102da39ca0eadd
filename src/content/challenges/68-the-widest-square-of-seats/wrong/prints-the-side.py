# Prints the side, not the number of seats
import sys

r, c, *rows = sys.stdin.read().split()
before = [0] * (int(c) + 1)
best = count = 0
for row in rows:
    sides = [0]
    for place, seat in enumerate(row, 1):
        side = 0 if seat == "x" else 1 + min(before[place], before[place - 1], sides[-1])
        sides.append(side)
        if side > best:
            best, count = side, 0
        if side == best and side:
            count += 1
    before = sides
print(best, count)
