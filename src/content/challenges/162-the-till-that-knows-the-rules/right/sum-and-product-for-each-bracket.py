# Keeps, for each open bracket, the sum so far and the product that is still being made
import sys

MODULUS = 1000000007
total, product = 0, 1
outer = []
number = None
for letter in sys.stdin.read() + "+":
    if letter.isdigit():
        number = int(letter) if number is None else number * 10 + int(letter)
        continue
    if letter.isspace():
        continue
    if letter == "(":
        outer.append((total, product))
        total, product = 0, 1
    elif letter == "-" and number is None:
        product = -product
    elif letter == "*":
        product = product * number % MODULUS
        number = None
    else:
        total = (total + product * number) % MODULUS
        if letter == ")":
            number = total
            total, product = outer.pop()
        else:
            number = None
            product = 1 if letter == "+" else -1
print(total % MODULUS)
