# Each fork has its step down and one skip, placed so that any way to the root is short
import sys

data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
below = [1, 1] + data[2:n + 1]
depth = [0] * (n + 1)
skip = [1] * (n + 1)
for fork in range(2, n + 1):
    parent = below[fork]
    depth[fork] = depth[parent] + 1
    first, second = skip[parent], skip[skip[parent]]
    if depth[parent] - depth[first] == depth[first] - depth[second]:
        skip[fork] = second
    else:
        skip[fork] = parent


def meeting(one, other):
    if depth[one] < depth[other]:
        one, other = other, one
    level = depth[other]
    while depth[one] > level:
        one = skip[one] if depth[skip[one]] >= level else below[one]
    while one != other:
        if skip[one] != skip[other]:
            one, other = skip[one], skip[other]
        else:
            one, other = below[one], below[other]
    return one


total = longest = 0
for place in range(1, q + 1):
    one, other = data[n - 1 + 2 * place], data[n + 2 * place]
    answer = meeting(one, other)
    if place == 1:
        print(answer)
    total += place * answer
    longest = max(longest, depth[one] + depth[other] - 2 * depth[answer])
print(total % 1000000007, longest)
