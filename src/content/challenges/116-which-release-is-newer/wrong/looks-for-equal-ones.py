# Looks through all releases so far for an equal one: right, and too slow
import sys
from dataclasses import dataclass, field


@dataclass(order=True)
class Release:
    numbers: list
    stage: int
    step: int
    text: str = field(compare=False)


first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())
releases = []
for line in lines:
    numbers, _, label = line.partition("-")
    stage, _, step = label.partition(".")
    parts = [*map(int, numbers.split(".")), 0, 0][:3]
    release = Release(parts, ["alpha", "beta", "rc", ""].index(stage), int(step or 0), line)
    if release not in releases:
        releases.append(release)
print(len(releases))
print(*[release.text for release in sorted(releases, reverse=True)[:k]], sep="\n")
