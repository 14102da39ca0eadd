# Does not count the word itself among those that begin with it
import sys
from collections import Counter

begins = Counter()
whole = Counter()
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
        if whole[word] == 0:
            continue
        dropped += 1
    whole[word] += 1 if entry == "add" else -1
    for length in range(1, len(word)):
        begins[word[:length]] += 1 if entry == "add" else -1
print(total, largest, dropped)
