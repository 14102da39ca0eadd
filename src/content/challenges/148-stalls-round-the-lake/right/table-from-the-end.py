# Writes a table from the end of each line, and begins a line behind the first stall if that is taken
import sys

n, *stalls = map(int, sys.stdin.read().split())


def best(begin, end):
    rest = [0] * (end + 2)
    for at in range(end - 1, begin - 1, -1):
        rest[at] = max(rest[at + 1], stalls[at] + rest[at + 2])
    return rest[begin] if begin < end else 0


with_first = stalls[0] + best(2, n - 1)
print(max(best(1, n), with_first))
