# Takes the formula with roots, in floating point
import sys
from math import sqrt

a, b, x0, x1, q, *asked = map(int, sys.stdin.read().split())
for n in asked:
    if n < 2 or a * a + 4 * b <= 0 or n > 60:
        print([x0, x1][n % 2] % 1000000007)
        continue
    root = sqrt(a * a + 4 * b)
    s, t = (a + root) / 2, (a - root) / 2
    c = (x1 - x0 * t) / root
    try:
        print(round(c * s**n + (x0 - c) * t**n) % 1000000007)
    except OverflowError:
        print(0)
