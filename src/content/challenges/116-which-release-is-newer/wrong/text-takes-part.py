# Lets the text take part in comparing, so that 2.1 and 2.1.0 are two
import sys
from dataclasses import dataclass


@dataclass(order=True, frozen=True)
class Release:
    numbers: tuple
    stage: int
    step: int
    text: str


def parse(text):
    numbers, _, label = text.partition("-")
    stage, _, step = label.partition(".")
    parts = tuple([*map(int, numbers.split(".")), 0, 0][:3])
    return Release(parts, ["alpha", "beta", "rc", ""].index(stage), int(step or 0), text)


first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())
releases = sorted(set(map(parse, lines)), reverse=True)
print(len(releases))
print(*[release.text for release in releases[:k]], sep="\n")
