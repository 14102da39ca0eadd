# Counts a letter anew at each of its places: right, and too slow
box = input()
sign = input().lower().replace(" ", "")
signs = min([box.count(letter) // sign.count(letter) for letter in sign])
missing = set()
for letter in sign:
    lack = sign.count(letter) * (signs + 1) - box.count(letter)
    if lack > 0:
        missing.add((letter, lack))
print(signs)
print(*[f"{letter}{lack}" for letter, lack in sorted(missing)])
