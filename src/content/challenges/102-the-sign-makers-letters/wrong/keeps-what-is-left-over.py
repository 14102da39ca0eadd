# Lists with subtract what is left over as well
from collections import Counter

box = Counter(input())
sign = Counter(input().lower().replace(" ", ""))
signs = min(box[letter] // count for letter, count in sign.items())
needed = Counter({letter: count * (signs + 1) for letter, count in sign.items()})
needed.subtract(box)
print(signs)
print(*[f"{letter}{count}" for letter, count in sorted(needed.items())])
