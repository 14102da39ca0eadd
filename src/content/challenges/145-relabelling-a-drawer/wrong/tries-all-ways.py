# Tries all ways by recursion: right, and exponential
import sys

s, g, r, old, new = sys.stdin.read().split()
s, g, r = int(s), int(g), int(r)


def cost(i, j):
    if i == 0:
        return j * g
    if j == 0:
        return i * s
    if old[i - 1] == new[j - 1]:
        return cost(i - 1, j - 1)
    return min(cost(i - 1, j) + s, cost(i, j - 1) + g, cost(i - 1, j - 1) + r)


print(cost(len(old), len(new)))
