# Reads each line with a reader of its own, so that no cell can have a line break
import csv
import sys

first, head, *lines = sys.stdin.read().splitlines()
by, of = first.split()
names = next(csv.reader([head]))
totals = {}
for line in lines:
    row = dict(zip(names, next(csv.reader([line]))))
    totals[row[by]] = totals.get(row[by], 0) + int(row[of])
writer = csv.writer(sys.stdout, lineterminator="\n")
writer.writerow([by, of])
writer.writerows(totals.items())
