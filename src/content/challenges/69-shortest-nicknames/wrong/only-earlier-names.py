# Compares a name only with those before it
import sys

names = sys.stdin.read().split()[1:]
seen = set()
nick = []
for name in names:
    size = 1
    while size < len(name) and name[:size] in seen:
        size += 1
    nick.append(name[:size])
    seen |= {name[:part] for part in range(1, len(name) + 1)}
print(sum(map(len, nick)))
print(nick[0], nick[-1])
