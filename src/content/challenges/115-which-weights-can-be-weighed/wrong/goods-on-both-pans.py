# Lets weights lie beside the goods as well
n = int(input())
weights = list(map(int, input().split()))
sums = 1
both = 1
for weight in weights:
    sums |= sums << weight
    both |= both << weight | both >> weight
total = sum(weights)
missing = (~both & (both + 1)).bit_length() - 1
half = sums & ((2 << total // 2) - 1)
print(both.bit_count() - 1, missing, total - 2 * (half.bit_length() - 1))
