# Takes each report for a stretch of its own
import sys

first, *lines = sys.stdin.read().splitlines()
n, end = map(int, first.split())
reports = [(int(minute), state) for minute, state in map(str.split, lines)]
ends = [minute for minute, _ in reports[1:]] + [end]
lengths = {}
for (minute, state), until in zip(reports, ends):
    lengths.setdefault(state, []).append(until - minute)
for state, found in sorted(lengths.items()):
    print(state, len(found), sum(found), max(found))
