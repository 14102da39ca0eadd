# Takes the smaller fork for the answer if it is nearer to the root
import sys

data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
below = [1, 1] + data[2:n + 1]
depth = [0] * (n + 1)
for fork in range(2, n + 1):
    depth[fork] = depth[below[fork]] + 1
total = longest = 0
for place in range(1, q + 1):
    one, other = data[n - 1 + 2 * place], data[n + 2 * place]
    answer = below[one] if below[one] == below[other] else min(one, other)
    if place == 1:
        print(answer)
    total += place * answer
    longest = max(longest, depth[one] + depth[other] - 2 * depth[answer])
print(total % 1000000007, longest)
