# Goes through the multiples of each power of a prime, and mends the count by a quotient
import sys

a, b = map(int, sys.stdin.read().split())
root = 1
while (root + 1) * (root + 1) <= b:
    root += 1
composite = bytearray(root + 1)
keys = [1] * (b - a + 1)
product = [1] * (b - a + 1)
for prime in range(2, root + 1):
    if composite[prime]:
        continue
    for multiple in range(prime * prime, root + 1, prime):
        composite[multiple] = 1
    power, exponent = prime, 1
    while power <= b:
        for door in range(-a % power, len(keys), power):
            keys[door] = keys[door] // exponent * (exponent + 1)
            product[door] *= prime
        power *= prime
        exponent += 1
for door, known in enumerate(product):
    if known < a + door:
        keys[door] *= 2
print(keys.count(2), a + keys.index(max(keys)), max(keys))
