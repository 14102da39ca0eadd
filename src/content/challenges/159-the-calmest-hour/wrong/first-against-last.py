# Compares the first reading of an hour with its last one
import sys

n, k, *readings = map(int, sys.stdin.read().split())
unrests = [abs(readings[at + k - 1] - readings[at]) for at in range(n - k + 1)]
print(min(unrests), unrests.index(min(unrests)) + 1)
