# Adds up only rows that stand one below the other
import csv
import sys
from itertools import groupby

by, of = sys.stdin.readline().split()
writer = csv.writer(sys.stdout, lineterminator="\n")
writer.writerow([by, of])
for key, group in groupby(csv.DictReader(sys.stdin), key=lambda row: row[by]):
    writer.writerow([key, sum(int(row[of]) for row in group)])
