# Finds the cells with a regular expression
import re
import sys
from collections import defaultdict

first, table = sys.stdin.read().split("\n", 1)
by, of = first.split()
rows = [[]]
for match in re.finditer(r'(?:"((?:[^"]|"")*)"|([^",\n]*))([,\n])', table):
    inside, plain, end = match.groups()
    rows[-1].append(plain if inside is None else inside.replace('""', '"'))
    if end == "\n":
        rows.append([])
head = rows[0]
place, number = head.index(by), head.index(of)
totals = defaultdict(int)
for row in rows[1:-1]:
    totals[row[place]] += int(row[number])
print(by, of, sep=",")
for key, total in totals.items():
    cell = '"%s"' % key.replace('"', '""') if re.search('[",\n]', key) else key
    print(cell, total, sep=",")
