# Divides the text evenly, as if words could be split
import sys

n, k, *words = map(int, sys.stdin.read().split())
print(max(max(words), -(-(sum(words) + n - k) // k)))
