# Goes backwards, so that the end of each stretch is known when it begins
import sys

first, *lines = sys.stdin.read().splitlines()
n, end = map(int, first.split())
reports = [(int(minute), state) for minute, state in map(str.split, lines)]
lengths = {}
for place in range(n - 1, -1, -1):
    minute, state = reports[place]
    if place == 0 or reports[place - 1][1] != state:
        lengths.setdefault(state, []).append(end - minute)
        end = minute
for state, found in sorted(lengths.items()):
    print(state, len(found), sum(found), max(found))
