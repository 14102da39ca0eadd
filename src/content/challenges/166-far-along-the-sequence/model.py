import sys

MODULUS = 1000000007


def product(one, other):
    (p, q), (r, s) = one
    (t, u), (v, w) = other
    return (
        ((p * t + q * v) % MODULUS, (p * u + q * w) % MODULUS),
        ((r * t + s * v) % MODULUS, (r * u + s * w) % MODULUS),
    )


def power(base, exponent):
    result = ((1, 0), (0, 1))
    while exponent:
        if exponent & 1:
            result = product(result, base)
        base = product(base, base)
        exponent >>= 1
    return result


def main():
    a, b, x0, x1, _, *asked = map(int, sys.stdin.read().split())
    for n in asked:
        # The second row makes x(n) of the first pair.
        _, (of_x1, of_x0) = power(((a, b), (1, 0)), n)
        print((of_x1 * x1 + of_x0 * x0) % MODULUS)


main()
