# Never answers with one of the two forks themselves
import sys

data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
below = [1, 1] + data[2:n + 1]
depth = [0] * (n + 1)
for fork in range(2, n + 1):
    depth[fork] = depth[below[fork]] + 1
total = longest = 0
for place in range(1, q + 1):
    one, other = asked = data[n - 1 + 2 * place], data[n + 2 * place]
    while one != other or one in asked and one != 1:
        if one >= other:
            one = below[one]
        else:
            other = below[other]
    if place == 1:
        print(one)
    total += place * one
    longest = max(longest, depth[asked[0]] + depth[asked[1]] - 2 * depth[one])
print(total % 1000000007, longest)
