# Says that the whole bag is needed
import sys

data = list(map(int, sys.stdin.read().split()))
room = data[1]
best = [0] * (room + 1)
for grams, pay in zip(data[2::2], data[3::2]):
    for held in range(room, grams - 1, -1):
        best[held] = max(best[held], best[held - grams] + pay)
print(best[room], room)
