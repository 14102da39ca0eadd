# Keeps one row, and the value above left beside it
import sys

r, c, *rows = sys.stdin.read().split()
sides = [0] * (int(c) + 1)
found = {}
for row in rows:
    corner = 0
    for place, seat in enumerate(row, 1):
        above = sides[place]
        sides[place] = 1 + min(corner, above, sides[place - 1]) if seat == "." else 0
        corner = above
        found[sides[place]] = found.get(sides[place], 0) + 1
best = max(found)
print(best * best, found[best] if best else 0)
