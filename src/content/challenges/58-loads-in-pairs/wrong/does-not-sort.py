# Walks inwards without sorting
import sys

n, limit, *weights = map(int, sys.stdin.read().split())
light, heavy, trips = 0, n - 1, 0
while light <= heavy:
    if weights[light] + weights[heavy] <= limit:
        light += 1
    heavy -= 1
    trips += 1
print(trips)
