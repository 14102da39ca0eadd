# Keeps the groups to go through them later, when they are empty
import sys
from itertools import groupby

first, *lines = sys.stdin.read().splitlines()
n, end = map(int, first.split())
reports = [(int(minute), state) for minute, state in map(str.split, lines)]
groups = list(groupby(reports, key=lambda one: one[1]))
begins = [(state, min((minute for minute, _ in group), default=end)) for state, group in groups]
lengths = {}
for (state, begin), (_, until) in zip(begins, begins[1:] + [("", end)]):
    lengths.setdefault(state, []).append(until - begin)
for state, found in sorted(lengths.items()):
    print(state, len(found), sum(found), max(found))
