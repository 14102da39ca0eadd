import sys
from math import isqrt


def primes_up_to(limit):
    is_prime = bytearray([1]) * (limit + 1)
    for number in range(2, limit + 1):
        if is_prime[number]:
            yield number
            is_prime[number * number::number] = bytes(len(range(number * number, limit + 1, number)))


def main():
    a, b = map(int, sys.stdin.read().split())
    doors = range(a, b + 1)
    # What is left of each number when the primes so far are divided out, and the keys that these make.
    left = list(doors)
    keys = [1] * len(doors)
    for prime in primes_up_to(isqrt(b)):
        for door in range(-a % prime, len(doors), prime):
            exponent = 0
            while left[door] % prime == 0:
                left[door] //= prime
                exponent += 1
            keys[door] *= exponent + 1
    keys = [2 * count if rest > 1 else count for count, rest in zip(keys, left)]
    most = max(keys)
    print(keys.count(2), doors[keys.index(most)], most)


main()
