# Leaves the last gram of the bag empty
import sys

data = list(map(int, sys.stdin.read().split()))
room = data[1]
best = [0] * room
for grams, pay in zip(data[2::2], data[3::2]):
    for held in range(room - 1, grams - 1, -1):
        best[held] = max(best[held], best[held - grams] + pay)
print(best[-1], best.index(best[-1]))
