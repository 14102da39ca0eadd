# Takes the set of letters, however often each occurs
import sys

groups = {}
for word in sys.stdin.read().split()[1:]:
    groups.setdefault(frozenset(word), []).append(word)
size, first = min((-len(group), min(group)) for group in groups.values())
print(len(groups), -size, first)
