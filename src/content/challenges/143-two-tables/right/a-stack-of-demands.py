# Depth first, with a stack of demands: who has to sit where
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    quarrels = [[] for _ in range(n + 1)]
    for one, other in zip(data[2::2], data[3::2]):
        quarrels[one].append(other)
        quarrels[other].append(one)
    table = [0] * (n + 1)
    fewest = 0
    for first in range(1, n + 1):
        if table[first]:
            continue
        seated = {1: 0, -1: 0}
        demands = [(first, 1)]
        while demands:
            guest, side = demands.pop()
            if table[guest] == -side:
                return "no"
            if table[guest] == 0:
                table[guest] = side
                seated[side] += 1
                demands += [(other, -side) for other in quarrels[guest]]
        fewest += min(seated.values())
    return f"yes {fewest}"


print(main())
