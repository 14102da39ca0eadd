# Counts into plain dictionaries with get
def counted(text):
    counts = {}
    for letter in text:
        counts[letter] = counts.get(letter, 0) + 1
    return counts


box = counted(input())
sign = counted("".join(input().lower().split()))
signs = min(box.get(letter, 0) // count for letter, count in sign.items())
missing = []
for letter in sorted(sign):
    lack = sign[letter] * (signs + 1) - box.get(letter, 0)
    if lack > 0:
        missing.append(f"{letter}{lack}")
print(signs)
print(" ".join(missing))
