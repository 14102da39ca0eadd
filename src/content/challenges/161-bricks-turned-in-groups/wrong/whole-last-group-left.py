# Leaves the last group as it is, even if it is complete
import sys

n, k, brick, *rest = map(int, sys.stdin.read().split())
chain = []
while brick:
    chain.append(brick)
    brick = rest[2 * brick - 1]
for begin in range(0, n - k, k):
    chain[begin:begin + k] = chain[begin:begin + k][::-1]
print(chain[0], chain[-1])
print(sum((at + 1) * rest[2 * brick - 2] for at, brick in enumerate(chain)) % 1000000007)
