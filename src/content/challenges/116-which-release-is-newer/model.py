import sys
from dataclasses import dataclass, field

STAGES = ["alpha", "beta", "rc", ""]


@dataclass(order=True, frozen=True)
class Release:
    major: int
    minor: int
    patch: int
    stage: int
    step: int
    text: str = field(compare=False)

    @classmethod
    def parse(cls, text):
        numbers, _, label = text.partition("-")
        stage, _, step = label.partition(".")
        major, minor, patch, *_ = [*map(int, numbers.split(".")), 0, 0]
        return cls(major, minor, patch, STAGES.index(stage), int(step or 0), text)


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, k = map(int, first.split())
    releases = list(dict.fromkeys(map(Release.parse, lines[:n])))
    releases.sort(reverse=True)
    print(len(releases))
    print(*[release.text for release in releases[:k]], sep="\n")


main()
