# Takes the blanks at the ends of a value away
import csv
import sys

by, of = sys.stdin.readline().split()
totals = {}
for row in csv.DictReader(sys.stdin):
    key = row[by].strip()
    totals[key] = totals.get(key, 0) + int(row[of])
writer = csv.writer(sys.stdout, lineterminator="\n")
writer.writerow([by, of])
writer.writerows(totals.items())
