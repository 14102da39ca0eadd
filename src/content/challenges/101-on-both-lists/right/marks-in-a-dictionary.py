# Marks in a dictionary on which lists each name stands
import sys

n, m, *names = sys.stdin.read().split()
marks = {}
for place, name in enumerate(names):
    marks[name] = marks.get(name, 0) | (1 if place < int(n) else 2)
for word, wanted in (("both", 3), ("unpaid", 1), ("unknown", 2)):
    found = sorted(name for name, mark in marks.items() if mark == wanted)
    print(word, len(found), found[0] if found else "-")
