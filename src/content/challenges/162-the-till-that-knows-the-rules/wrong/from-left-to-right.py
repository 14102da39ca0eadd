# Does everything from left to right, whatever binds more tightly
import re
import sys

MODULUS = 1000000007
stack = []
value, operator, sign = 0, "+", 1
expects = True
for token in re.findall(r"\d+|[-+*()]", sys.stdin.read()):
    if token == "(":
        stack.append((value, operator, sign))
        value, operator, sign = 0, "+", 1
        continue
    if token == "-" and expects:
        sign = -sign
        continue
    if token in "+-*":
        operator = token
        expects = True
        continue
    if token == ")":
        number = value
        value, operator, sign = stack.pop()
    else:
        number = int(token)
    number *= sign
    sign = 1
    if operator == "+":
        value += number
    elif operator == "-":
        value -= number
    else:
        value *= number
    value %= MODULUS
    expects = False
print(value % MODULUS)
