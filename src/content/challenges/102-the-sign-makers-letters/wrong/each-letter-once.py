# Counts each letter of the sign once
from collections import Counter

box = Counter(input())
sign = set(input().lower().replace(" ", ""))
signs = min(box[letter] for letter in sign)
print(signs)
print(*[f"{letter}{signs + 1 - box[letter]}" for letter in sorted(sign) if box[letter] < signs + 1])
