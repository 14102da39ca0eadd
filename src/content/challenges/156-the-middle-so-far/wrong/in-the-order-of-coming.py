# Takes the reading in the middle of the order in which they came
import sys

n, *readings = map(int, sys.stdin.read().split())
middles = [readings[(count - 1) // 2] for count in range(1, n + 1)]
print(sum(middles), middles[-1])
