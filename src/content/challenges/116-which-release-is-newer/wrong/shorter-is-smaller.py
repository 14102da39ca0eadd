# Compares lists of different lengths, so that 2.1 comes before 2.1.0
import sys

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())


def key(text):
    numbers, _, label = text.partition("-")
    stage, _, step = label.partition(".")
    return tuple(map(int, numbers.split("."))), ["alpha", "beta", "rc", ""].index(stage), int(step or 0)


releases = {}
for line in lines:
    releases.setdefault(key(line), line)
print(len(releases))
for one in sorted(releases, reverse=True)[:k]:
    print(releases[one])
