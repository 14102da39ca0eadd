# Keeps the sums in a set: right, and too slow for a million of them
n = int(input())
weights = list(map(int, input().split()))
sums = {0}
for weight in weights:
    sums |= {one + weight for one in sums}
total = sum(weights)
missing = next(one for one in range(1, total + 2) if one not in sums)
print(len(sums) - 1, missing, min(abs(total - 2 * one) for one in sums))
