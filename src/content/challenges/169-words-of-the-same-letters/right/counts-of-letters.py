# The count of each letter as the key
import sys
from string import ascii_lowercase

groups = {}
for word in sys.stdin.read().split()[1:]:
    key = tuple(map(word.count, ascii_lowercase))
    size, first = groups.get(key, (0, word))
    groups[key] = size + 1, min(first, word)
size, first = max(groups.values(), key=lambda group: group[0])
first = min(group[1] for group in groups.values() if group[0] == size)
print(len(groups), size, first)
