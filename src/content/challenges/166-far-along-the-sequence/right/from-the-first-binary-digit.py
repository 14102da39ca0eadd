# Reads the binary digits of n from the left: doubles the number of steps, and adds one where the digit is 1
import sys

MODULUS = 1000000007
a, b, x0, x1, q, *asked = map(int, sys.stdin.read().split())
for n in asked:
    # So many steps lead from any pair to f * x(1) + g * x(0), and one step more to h * x(1) + k * x(0).
    f, g, h, k = 0, 1, 1, 0
    for digit in bin(n)[2:]:
        f, g, h, k = f * h + g * f, f * k + g * g, h * h + k * f, h * k + k * g
        if digit == "1":
            f, g, h, k = h, k, a * h + b * f, a * k + b * g
        f, g, h, k = f % MODULUS, g % MODULUS, h % MODULUS, k % MODULUS
    print((f * x1 + g * x0) % MODULUS)
