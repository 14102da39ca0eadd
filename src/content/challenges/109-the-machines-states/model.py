import sys
from collections import defaultdict
from itertools import groupby, pairwise


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, end = map(int, first.split())
    reports = [line.split() for line in lines[:n]]
    begins = [(state, int(next(group)[0])) for state, group in groupby(reports, key=lambda report: report[1])]
    stretches = defaultdict(list)
    for (state, begin), (_, until) in pairwise([*begins, ("", end)]):
        stretches[state].append(until - begin)
    for state, minutes in sorted(stretches.items()):
        print(state, len(minutes), sum(minutes), max(minutes))


main()
