# Fills the table along its diagonals, where every two words have the same length together
import sys

s, g, r, old, new = sys.stdin.read().split()
scrape, glue, replace = int(s), int(g), int(r)
before, last = {}, {0: 0}
for total in range(1, len(old) + len(new) + 1):
    now = {}
    for i in range(max(0, total - len(new)), min(len(old), total) + 1):
        j = total - i
        ways = []
        if i > 0:
            ways.append(last[i - 1] + scrape)
        if j > 0:
            ways.append(last[i] + glue)
        if i > 0 and j > 0:
            ways.append(before[i - 1] + (0 if old[i - 1] == new[j - 1] else replace))
        now[i] = min(ways)
    before, last = last, now
print(last[len(old)])
