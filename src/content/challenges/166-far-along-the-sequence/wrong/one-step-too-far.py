# Prints x(n + 1)
import sys

MODULUS = 1000000007
a, b, x0, x1, q, *asked = map(int, sys.stdin.read().split())
for n in asked:
    result, base = (1, 0, 0, 1), (a, b, 1, 0)
    n += 1
    while n:
        for_bit = n & 1
        for which in ("result", "base"):
            if which == "result" and not for_bit:
                continue
            p, r, s, t = result if which == "result" else base
            u, v, w, x = base
            made = (p * u + r * w) % MODULUS, (p * v + r * x) % MODULUS, (s * u + t * w) % MODULUS, (s * v + t * x) % MODULUS
            if which == "result":
                result = made
            else:
                base = made
        n >>= 1
    print((result[2] * x1 + result[3] * x0) % MODULUS)
