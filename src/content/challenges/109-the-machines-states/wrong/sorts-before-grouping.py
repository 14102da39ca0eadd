# Sorts by state before grouping, so that each state has one stretch
import sys
from itertools import groupby

first, *lines = sys.stdin.read().splitlines()
n, end = map(int, first.split())
reports = [(int(minute), state) for minute, state in map(str.split, lines)]
ends = [minute for minute, _ in reports[1:]] + [end]
spans = [(state, until - minute) for (minute, state), until in zip(reports, ends)]
for state, group in groupby(sorted(spans, key=lambda one: one[0]), key=lambda one: one[0]):
    total = sum(length for _, length in group)
    print(state, 1, total, total)
