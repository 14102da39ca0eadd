# Prints a release as it was written last
import sys

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())


def key(text):
    numbers, _, label = text.partition("-")
    stage, _, step = label.partition(".")
    parts = [*map(int, numbers.split(".")), 0, 0][:3]
    return (*parts, ["alpha", "beta", "rc", ""].index(stage), int(step or 0))


releases = {key(line): line for line in lines}
print(len(releases))
print(*[releases[one] for one in sorted(releases, reverse=True)[:k]], sep="\n")
