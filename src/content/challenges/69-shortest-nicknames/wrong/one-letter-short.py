# Stops one letter before the beginning is one's own
import sys

names = sys.stdin.read().split()[1:]
count = {}
for name in names:
    for size in range(1, len(name) + 1):
        count[name[:size]] = count.get(name[:size], 0) + 1


def nickname(name):
    size = 1
    while size < len(name) and count[name[:size + 1]] > 1:
        size += 1
    return name[:size]


print(sum(len(nickname(name)) for name in names))
print(nickname(names[0]), nickname(names[-1]))
