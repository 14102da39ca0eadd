# Reads the first two numbers as a decimal number
import sys

first, *lines = sys.stdin.read().splitlines()
n, k = map(int, first.split())


def key(text):
    numbers, _, label = text.partition("-")
    stage, _, step = label.partition(".")
    parts = [*numbers.split("."), "0", "0"][:3]
    return float(f"{parts[0]}.{parts[1]}"), int(parts[2]), ["alpha", "beta", "rc", ""].index(stage), int(step or 0)


releases = {}
for line in lines:
    releases.setdefault(key(line), line)
print(len(releases))
print(*[releases[one] for one in sorted(releases, reverse=True)[:k]], sep="\n")
