# Takes the smallest letter that both still have, though fewer can follow it
import sys

one, other = sys.stdin.read().split()
i = j = 0
word = ""
while True:
    both = set(one[i:]) & set(other[j:])
    if not both:
        break
    letter = min(both)
    word += letter
    i, j = one.index(letter, i) + 1, other.index(letter, j) + 1
print(len(word))
if word:
    print(word)
