# Cuts each line at its commas
import csv
import sys

by, of = sys.stdin.readline().split()
head = sys.stdin.readline().strip("\n").split(",")
totals = {}
for line in sys.stdin:
    row = dict(zip(head, (cell.strip('"').replace('""', '"') for cell in line.strip("\n").split(","))))
    totals[row[by]] = totals.get(row[by], 0) + int(row[of])
writer = csv.writer(sys.stdout, lineterminator="\n")
writer.writerows([(by, of), *totals.items()])
