# Sorts the names and compares each with its neighbours
import sys

names = sys.stdin.read().split()[1:]
order = sorted(range(len(names)), key=lambda at: names[at])
length = [1] * len(names)
for a, b in zip(order, order[1:]):
    shared = 0
    while shared < min(len(names[a]), len(names[b])) and names[a][shared] == names[b][shared]:
        shared += 1
    length[a] = max(length[a], shared + 1)
    length[b] = max(length[b], shared + 1)
nick = [name[:size] for name, size in zip(names, length)]
print(sum(map(len, nick)))
print(nick[0], nick[-1])
