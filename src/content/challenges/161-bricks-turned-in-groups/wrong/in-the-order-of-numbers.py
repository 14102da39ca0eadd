# Takes the bricks in the order of their numbers
import sys

n, k, first, *rest = map(int, sys.stdin.read().split())
chain = list(range(1, n + 1))
for begin in range(0, n - k + 1, k):
    chain[begin:begin + k] = chain[begin:begin + k][::-1]
print(chain[0], chain[-1])
print(sum((at + 1) * rest[2 * brick - 2] for at, brick in enumerate(chain)) % 1000000007)
