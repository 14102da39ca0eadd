import csv
import sys

by, of = sys.stdin.readline().split()
# Read the table, and print the sums as CSV.
