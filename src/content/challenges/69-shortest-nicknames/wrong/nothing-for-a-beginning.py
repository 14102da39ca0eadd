# Gives no nickname to a name that is the beginning of another
import sys

names = sys.stdin.read().split()[1:]
count = {}
for name in names:
    for size in range(1, len(name) + 1):
        count[name[:size]] = count.get(name[:size], 0) + 1


def nickname(name):
    for size in range(1, len(name) + 1):
        if count[name[:size]] == 1:
            return name[:size]
    return ""


print(sum(len(nickname(name)) for name in names))
print(nickname(names[0]), nickname(names[-1]))
