# Prints the word of the group that was read first
import sys

groups = {}
for word in sys.stdin.read().split()[1:]:
    groups.setdefault("".join(sorted(word)), []).append(word)
best = min(groups.values(), key=lambda group: (-len(group), group[0]))
print(len(groups), len(best), best[0])
