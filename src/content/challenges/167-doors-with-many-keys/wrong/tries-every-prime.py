# Tries primes on each number: right, and too slow
import sys

a, b = map(int, sys.stdin.read().split())
best = (0, 0)
primes = 0
for door in range(a, b + 1):
    rest, keys, prime = door, 1, 2
    while prime * prime <= rest:
        exponent = 0
        while rest % prime == 0:
            rest //= prime
            exponent += 1
        keys *= exponent + 1
        prime += 1
    if rest > 1:
        keys *= 2
    primes += keys == 2
    best = max(best, (keys, -door))
print(primes, -best[1], best[0])
