# Divides the whole weight by the limit
import sys

n, limit, *weights = map(int, sys.stdin.read().split())
print(max((sum(weights) + limit - 1) // limit, (n + 1) // 2))
