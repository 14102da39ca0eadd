# Prints 0 for a single stall, since both lines are empty
import sys

n, *stalls = map(int, sys.stdin.read().split())


def best(line):
    before = last = 0
    for stall in line:
        before, last = last, max(last, before + stall)
    return last


print(max(best(stalls[1:]), best(stalls[:-1])))
