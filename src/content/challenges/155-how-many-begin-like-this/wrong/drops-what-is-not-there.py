# Lowers the counts for a word that is the beginning of others, but no article itself
import sys
from collections import Counter

begins = Counter()
total = largest = dropped = 0
for line in sys.stdin.read().split("\n")[1:]:
    if not line:
        continue
    entry, word = line.split()
    if entry == "ask":
        total += begins[word]
        largest = max(largest, begins[word])
        continue
    if entry == "drop":
        if begins[word] == 0:
            continue
        dropped += 1
    for length in range(1, len(word) + 1):
        begins[word[:length]] += 1 if entry == "add" else -1
print(total, largest, dropped)
