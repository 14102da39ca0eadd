# Ends a stretch at its own last report
import sys
from itertools import groupby

first, *lines = sys.stdin.read().splitlines()
n, end = map(int, first.split())
reports = [(int(minute), state) for minute, state in map(str.split, lines)]
lengths = {}
for state, group in groupby(reports, key=lambda one: one[1]):
    minutes = [minute for minute, _ in group]
    lengths.setdefault(state, []).append(minutes[-1] - minutes[0])
for state, found in sorted(lengths.items()):
    print(state, len(found), sum(found), max(found))
