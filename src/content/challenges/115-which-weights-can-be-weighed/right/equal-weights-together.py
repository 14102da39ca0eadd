# Takes equal weights together in packs of 1, 2, 4 and so on, and reads the bits as a text
from collections import Counter
from functools import reduce

input()
weights = list(map(int, input().split()))
packs = []
for weight, count in Counter(weights).items():
    pack = 1
    while count > 0:
        taken = min(pack, count)
        packs.append(weight * taken)
        count -= taken
        pack *= 2
bits = bin(reduce(lambda sums, pack: sums | sums << pack, packs, 1))[:1:-1]
total = len(bits) - 1
half = bits.rfind("1", 0, total // 2 + 1)
print(bits.count("1") - 1, (bits + "0").index("0"), total - 2 * half)
