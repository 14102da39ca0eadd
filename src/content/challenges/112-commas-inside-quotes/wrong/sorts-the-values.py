# Sorts the values alphabetically
import csv
import sys

by, of = sys.stdin.readline().split()
totals = {}
for row in csv.DictReader(sys.stdin):
    totals[row[by]] = totals.get(row[by], 0) + int(row[of])
writer = csv.writer(sys.stdout, lineterminator="\n")
writer.writerow([by, of])
writer.writerows(sorted(totals.items()))
