# Says what is missing for one sign in all
from collections import Counter

box = Counter(input())
sign = Counter(input().lower().replace(" ", ""))
signs = min(box[letter] // count for letter, count in sign.items())
print(signs)
print(*[f"{letter}{count}" for letter, count in sorted((sign - box).items())])
