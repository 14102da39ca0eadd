# Takes a capital for another tile
from collections import Counter

box = Counter(input())
sign = Counter(input().replace(" ", ""))
signs = min(box[letter] // count for letter, count in sign.items())
needed = Counter({letter: count * (signs + 1) for letter, count in sign.items()})
print(signs)
print(*[f"{letter}{count}" for letter, count in sorted((needed - box).items())])
