# Keeps only the loads that no lighter load pays as much as, sorted by grams
import sys

data = list(map(int, sys.stdin.read().split()))
room = data[1]
loads = [(0, 0)]
for grams, pay in zip(data[2::2], data[3::2]):
    heavier = [(g + grams, p + pay) for g, p in loads if g + grams <= room]
    kept = []
    for load in sorted(loads + heavier, key=lambda one: (one[0], -one[1])):
        if not kept or load[1] > kept[-1][1]:
            kept.append(load)
    loads = kept
print(loads[-1][1], loads[-1][0])
