# Makes a new list without the head at each report: right, and too slow
import sys

first, *lines = sys.stdin.read().splitlines()
n, end = map(int, first.split())
lengths = {}
rest = [(int(minute), state) for minute, state in map(str.split, lines)]
while rest:
    begin, state = rest[0]
    while rest and rest[0][1] == state:
        rest = rest[1:]
    until = rest[0][0] if rest else end
    lengths.setdefault(state, []).append(until - begin)
for state, found in sorted(lengths.items()):
    print(state, len(found), sum(found), max(found))
