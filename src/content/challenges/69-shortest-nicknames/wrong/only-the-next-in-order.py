# Compares only with the next name of the sorted list
import sys

names = sys.stdin.read().split()[1:]
order = sorted(names)
nick = {}
for at, name in enumerate(order):
    other = order[at + 1] if at + 1 < len(order) else ""
    shared = 0
    while shared < min(len(name), len(other)) and name[shared] == other[shared]:
        shared += 1
    nick[name] = name[:shared + 1]
print(sum(len(nick[name]) for name in names))
print(nick[names[0]], nick[names[-1]])
