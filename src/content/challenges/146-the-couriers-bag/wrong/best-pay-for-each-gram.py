# Takes the parcels that pay most for each gram first
import sys

data = list(map(int, sys.stdin.read().split()))
room = data[1]
parcels = sorted(zip(data[2::2], data[3::2]), key=lambda parcel: (-parcel[1] / parcel[0], parcel[0]))
held = paid = 0
for grams, pay in parcels:
    if held + grams <= room:
        held += grams
        paid += pay
print(paid, held)
