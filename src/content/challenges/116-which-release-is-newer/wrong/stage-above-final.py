# Lets a release with a stage come after the one without
import sys

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())


def key(text):
    numbers, _, label = text.partition("-")
    stage, _, step = label.partition(".")
    parts = [*map(int, numbers.split(".")), 0, 0][:3]
    return (*parts, stage, int(step or 0))


releases = {}
for line in lines:
    releases.setdefault(key(line), line)
print(len(releases))
for one in sorted(releases, reverse=True)[:k]:
    print(releases[one])
