# Takes a weight as often as it likes
n = int(input())
weights = list(map(int, input().split()))
total = sum(weights)
sums = 1
for weight in set(weights):
    steps = weight
    while steps <= total:
        sums |= sums << steps
        steps *= 2
sums &= (2 << total) - 1
missing = (~sums & (sums + 1)).bit_length() - 1
half = sums & ((2 << total // 2) - 1)
print(sums.bit_count() - 1, missing, total - 2 * (half.bit_length() - 1))
