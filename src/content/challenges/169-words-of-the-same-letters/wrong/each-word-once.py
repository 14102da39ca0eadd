# Counts a word that comes several times once
import sys

groups = {}
for word in set(sys.stdin.read().split()[1:]):
    groups.setdefault("".join(sorted(word)), []).append(word)
size, first = min((-len(group), min(group)) for group in groups.values())
print(len(groups), -size, first)
