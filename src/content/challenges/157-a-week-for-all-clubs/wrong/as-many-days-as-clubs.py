# Takes the shortest stretch with k days, whichever clubs they are of
import sys

lines = sys.stdin.read().strip().split("\n")
k = int(lines[0])
days = sorted(int(day) for line in lines[1:] for day in line.split()[1:])
print(*min(((days[at], days[at + k - 1]) for at in range(len(days) - k + 1)), key=lambda one: one[1] - one[0]))
