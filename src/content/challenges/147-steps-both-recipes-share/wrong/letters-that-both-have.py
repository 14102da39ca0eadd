# Counts the letters that both have, whatever their order
import sys
from collections import Counter

one, other = sys.stdin.read().split()
word = "".join(sorted((Counter(one) & Counter(other)).elements()))
print(len(word))
if word:
    print(word)
