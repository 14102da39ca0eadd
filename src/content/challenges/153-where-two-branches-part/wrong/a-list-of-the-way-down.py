# Lists the whole way to the root for each fork that is asked for: too slow in a tree like a stick
import sys

data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
below = [0, 0] + data[2:n + 1]


def way(fork):
    steps = []
    while fork:
        steps.append(fork)
        fork = below[fork]
    return steps[::-1]


total = longest = 0
for place in range(1, q + 1):
    one, other = way(data[n - 1 + 2 * place]), way(data[n + 2 * place])
    shared = 0
    while shared < min(len(one), len(other)) and one[shared] == other[shared]:
        shared += 1
    answer = one[shared - 1]
    if place == 1:
        print(answer)
    total += place * answer
    longest = max(longest, len(one) + len(other) - 2 * shared)
print(total % 1000000007, longest)
