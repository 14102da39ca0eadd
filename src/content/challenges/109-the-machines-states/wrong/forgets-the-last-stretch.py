# Counts a stretch only when another state follows
import sys

first, *lines = sys.stdin.read().splitlines()
n, end = map(int, first.split())
lengths = {}
current = None
for minute, state in map(str.split, lines):
    if current is None:
        current, begin = state, int(minute)
    elif state != current:
        lengths.setdefault(current, []).append(int(minute) - begin)
        current, begin = state, int(minute)
for state, found in sorted(lengths.items()):
    print(state, len(found), sum(found), max(found))
