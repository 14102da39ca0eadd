# Calls itself for each bracket and sign: right, and too deep
import re
import sys

MODULUS = 1000000007
tokens = re.findall(r"\d+|[-+*()]", sys.stdin.read()) + [")"]
at = 0


def factor():
    global at
    token = tokens[at]
    at += 1
    if token == "-":
        return -factor()
    if token != "(":
        return int(token)
    value = total()
    at += 1
    return value


def product():
    global at
    value = factor()
    while tokens[at] == "*":
        at += 1
        value = value * factor() % MODULUS
    return value


def total():
    global at
    value = product()
    while tokens[at] in "+-":
        at += 1
        value += product() if tokens[at - 1] == "+" else -product()
    return value % MODULUS


print(total() % MODULUS)
