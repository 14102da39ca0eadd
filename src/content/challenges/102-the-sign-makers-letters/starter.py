from collections import Counter

box = Counter(input())
text = input()
# Print how many signs there can be, then what is missing for one more.
