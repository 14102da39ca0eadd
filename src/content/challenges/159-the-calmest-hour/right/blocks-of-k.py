# Cuts the readings into blocks of k: each window is the end of one block and the beginning of the next
import sys
from itertools import accumulate

n, k, *readings = map(int, sys.stdin.read().split())


def best_of_windows(best):
    from_left, from_right = [], []
    for begin in range(0, n, k):
        block = readings[begin:begin + k]
        from_left += accumulate(block, best)
        from_right += list(accumulate(reversed(block), best))[::-1]
    return [best(from_right[at], from_left[at + k - 1]) for at in range(n - k + 1)]


unrests = [high - low for high, low in zip(best_of_windows(max), best_of_windows(min))]
calmest = min(unrests)
print(calmest, unrests.index(calmest) + 1)
