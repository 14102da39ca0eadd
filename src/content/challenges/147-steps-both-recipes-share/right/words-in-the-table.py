# Keeps the best word itself for each pair of beginnings, turned round so that the shorter rests come first
import sys

one, other = sys.stdin.read().split()
# Each entry: (letters left out of a longest word, the word), so that the smallest is the best.
row = [(0, "")] * (len(other) + 1)
for i in range(len(one) - 1, -1, -1):
    below, row = row, [(0, "")] * (len(other) + 1)
    for j in range(len(other) - 1, -1, -1):
        best = min(below[j], row[j + 1])
        if one[i] == other[j]:
            less, word = below[j + 1]
            best = min(best, (less - 1, one[i] + word))
        row[j] = best
word = row[0][1]
print(len(word))
if word:
    print(word)
