# Prints the values without quotation marks
import csv
import sys

by, of = sys.stdin.readline().split()
totals = {}
for row in csv.DictReader(sys.stdin):
    totals[row[by]] = totals.get(row[by], 0) + int(row[of])
print(f"{by},{of}")
for key, total in totals.items():
    print(f"{key},{total}")
