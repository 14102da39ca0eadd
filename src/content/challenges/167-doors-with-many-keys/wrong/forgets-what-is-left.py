# Forgets the one prime factor that may be larger than the root
import sys
from math import isqrt

a, b = map(int, sys.stdin.read().split())
root = isqrt(b)
composite = bytearray(root + 1)
left = list(range(a, b + 1))
keys = [1] * len(left)
for prime in range(2, root + 1):
    if composite[prime]:
        continue
    composite[prime * prime::prime] = bytes([1]) * len(range(prime * prime, root + 1, prime))
    for door in range(-a % prime, len(left), prime):
        exponent = 0
        while left[door] % prime == 0:
            left[door] //= prime
            exponent += 1
        keys[door] *= exponent + 1
primes = sum(left[door] == a + door > 1 or keys[door] == 2 == left[door] + 1 for door in range(len(left)))
print(primes, a + keys.index(max(keys)), max(keys))
