n = int(input())
weights = list(map(int, input().split()))

sums = 1
for weight in weights:
    sums |= sums << weight

total = sum(weights)
missing = (~sums & (sums + 1)).bit_length() - 1
up_to_half = sums & ((1 << total // 2 + 1) - 1)
print(sums.bit_count() - 1, missing, total - 2 * (up_to_half.bit_length() - 1))
