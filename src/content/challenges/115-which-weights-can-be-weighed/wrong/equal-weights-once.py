# Forgets that several weights may be equal
n = int(input())
weights = list(set(map(int, input().split())))
sums = 1
for weight in weights:
    sums |= sums << weight
total = sum(weights)
missing = (~sums & (sums + 1)).bit_length() - 1
half = sums & ((2 << total // 2) - 1)
print(sums.bit_count() - 1, missing, total - 2 * (half.bit_length() - 1))
