import re
import sys

MODULUS = 1000000007
# How tightly each binds; ~ is the sign.
BINDING = {"(": 0, "+": 1, "-": 1, "*": 2, "~": 3}


def main():
    numbers, waiting = [], []

    def do_last():
        operator = waiting.pop()
        right = numbers.pop()
        if operator == "~":
            numbers.append(-right % MODULUS)
            return
        left = numbers.pop()
        if operator == "+":
            result = left + right
        elif operator == "-":
            result = left - right
        else:
            result = left * right
        numbers.append(result % MODULUS)

    expects_number = True
    for token in re.findall(r"\d+|[-+*()]", sys.stdin.read()):
        if token.isdigit():
            numbers.append(int(token))
            expects_number = False
        elif token == "(":
            waiting.append(token)
        elif token == ")":
            while waiting[-1] != "(":
                do_last()
            waiting.pop()
        elif expects_number:
            waiting.append("~")
        else:
            while waiting and BINDING[waiting[-1]] >= BINDING[token]:
                do_last()
            waiting.append(token)
            expects_number = True
    while waiting:
        do_last()
    print(numbers.pop() % MODULUS)


main()
