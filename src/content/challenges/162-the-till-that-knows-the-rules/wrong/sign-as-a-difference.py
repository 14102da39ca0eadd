# Puts a 0 in front of a sign, so that the sign binds as loosely as a difference
import re
import sys

MODULUS = 1000000007
BINDING = {"(": 0, "+": 1, "-": 1, "*": 2}
numbers, waiting = [], []


def do_last():
    operator, right, left = waiting.pop(), numbers.pop(), numbers.pop()
    value = left + right if operator == "+" else left - right if operator == "-" else left * right
    numbers.append(value % MODULUS)


expects = True
for token in re.findall(r"\d+|[-+*()]", sys.stdin.read()):
    if token.isdigit():
        numbers.append(int(token))
        expects = False
    elif token == "(":
        waiting.append(token)
        expects = True
    elif token == ")":
        while waiting[-1] != "(":
            do_last()
        waiting.pop()
    else:
        if expects:
            numbers.append(0)
        while waiting and BINDING[waiting[-1]] >= BINDING[token]:
            do_last()
        waiting.append(token)
        expects = True
while waiting:
    do_last()
print(numbers[0] % MODULUS)
