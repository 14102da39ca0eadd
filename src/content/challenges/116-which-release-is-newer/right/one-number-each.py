# Packs each release into one whole number
import re
import sys

first, *lines = sys.stdin.read().split("\n")
n, k = map(int, first.split())
texts = {}
for line in lines[:n]:
    a, b, c, name, step = re.fullmatch(r"(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-(\w+)\.(\d+))?", line).groups()
    number = 0
    for part in (a, b, c, {"alpha": 0, "beta": 1, "rc": 2, None: 3}[name], step):
        number = number * 10 ** 6 + int(part or 0)
    if number not in texts:
        texts[number] = line
print(len(texts))
print("\n".join(texts[number] for number in sorted(texts)[:-k - 1:-1]))
