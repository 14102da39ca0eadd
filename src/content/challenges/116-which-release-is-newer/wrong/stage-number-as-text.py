# Compares the number of a stage as text
import sys

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())


def key(text):
    numbers, _, label = text.partition("-")
    parts = [*map(int, numbers.split(".")), 0, 0][:3]
    return parts[0], parts[1], parts[2], label or "z"


releases = {}
for line in lines:
    releases.setdefault(key(line), line)
print(len(releases))
for one in sorted(releases, reverse=True)[:k]:
    print(releases[one])
