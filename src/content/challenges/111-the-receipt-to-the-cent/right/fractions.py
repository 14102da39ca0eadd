# Calculates with fractions, and lets str methods set the columns
from fractions import Fraction
from math import floor


def line(name, cents):
    digits = str(cents).zfill(3)
    return name.ljust(16) + (format(int(digits[:-2]), ",") + "." + digits[-2:]).rjust(16)


amounts = []
for _ in range(int(input())):
    name, weight, price = input().split()
    amounts.append(floor(Fraction(weight) * Fraction(price) * 100 + Fraction(1, 2)))
    print(line(name, amounts[-1]))
print(line("total", sum(amounts)))
