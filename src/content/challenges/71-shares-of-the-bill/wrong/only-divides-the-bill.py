# Takes the rounded-up share for the answer
import sys

n, k, *prices = map(int, sys.stdin.read().split())
best = max(max(prices), -(-sum(prices) // k))
print("yes" if best * k == sum(prices) else "no", best)
