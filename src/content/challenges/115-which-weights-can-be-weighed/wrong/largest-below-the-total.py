# Looks for the first gap only among the weights themselves
n = int(input())
weights = list(map(int, input().split()))
sums = 1
for weight in weights:
    sums |= sums << weight
total = sum(weights)
missing = next(one for one in range(1, 1502) if one not in weights)
half = sums & ((2 << total // 2) - 1)
print(sums.bit_count() - 1, missing, total - 2 * (half.bit_length() - 1))
