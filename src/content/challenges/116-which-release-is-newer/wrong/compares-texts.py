# Compares the releases as texts
import sys

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())
releases = sorted(set(lines), reverse=True)
print(len(releases))
print(*releases[:k], sep="\n")
