# Compares lengths as texts
import sys
from itertools import groupby

first, *lines = sys.stdin.read().splitlines()
n, end = map(int, first.split())
reports = [line.split() for line in lines]
begins = [(state, next(group)[0]) for state, group in groupby(reports, key=lambda one: one[1])]
lengths = {}
for (state, begin), (_, until) in zip(begins, begins[1:] + [("", end)]):
    lengths.setdefault(state, []).append(str(int(until) - int(begin)))
for state, found in sorted(lengths.items()):
    print(state, len(found), sum(map(int, found)), max(found))
