# A dictionary with the count of every beginning
import sys
from collections import Counter

begins = Counter()
whole = Counter()
answers = [0]
dropped = 0
for line in sys.stdin.read().split("\n")[1:]:
    if not line:
        continue
    entry, word = line.split()
    if entry == "ask":
        answers.append(begins[word])
        continue
    change = 1 if entry == "add" else -1
    if change == -1:
        if whole[word] == 0:
            continue
        dropped += 1
    whole[word] += change
    for length in range(1, len(word) + 1):
        begins[word[:length]] += change
print(sum(answers), max(answers), dropped)
