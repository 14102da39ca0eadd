# Writes the comparison by hand and lets total_ordering add the rest
import sys
from functools import total_ordering
from heapq import nlargest


@total_ordering
class Release:
    def __init__(self, text):
        self.text = text
        numbers, _, label = text.partition("-")
        parts = [int(part) for part in numbers.split(".")]
        while len(parts) < 3:
            parts.append(0)
        if label:
            name, step = label.split(".")
            self.key = (*parts, {"alpha": 0, "beta": 1, "rc": 2}[name], int(step))
        else:
            self.key = (*parts, 3, 0)

    def __eq__(self, other):
        return self.key == other.key

    def __lt__(self, other):
        return self.key < other.key

    def __hash__(self):
        return hash(self.key)


first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())
releases = {}
for line in lines:
    release = Release(line)
    releases.setdefault(release, release)
print(len(releases))
for release in nlargest(k, releases):
    print(release.text)
