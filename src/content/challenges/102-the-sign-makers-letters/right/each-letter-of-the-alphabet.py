# Goes through the alphabet and asks the texts for each of its letters once
import string

box = input()
sign = input().lower()
counts = [(letter, sign.count(letter), box.count(letter)) for letter in string.ascii_lowercase]
signs = min(has // needs for letter, needs, has in counts if needs)
print(signs)
print(*(f"{letter}{needs * (signs + 1) - has}" for letter, needs, has in counts if needs * (signs + 1) > has))
