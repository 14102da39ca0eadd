# Counts the steps, whatever they cost, and takes the time of each afterwards as the cheapest
import sys

s, g, r, old, new = sys.stdin.read().split()
step = min(int(s), int(g), int(r))
row = list(range(len(new) + 1))
for letter in old:
    above = row
    row = [above[0] + 1]
    for place, wanted in enumerate(new):
        row.append(min(above[place + 1] + 1, row[place] + 1, above[place] + (letter != wanted)))
print(row[-1] * step)
