# Lays the heaviest weight on the lighter side each time, which need not be the evenest
n = int(input())
weights = list(map(int, input().split()))
sums = 1
for weight in weights:
    sums |= sums << weight
missing = (~sums & (sums + 1)).bit_length() - 1
left = right = 0
for weight in sorted(weights, reverse=True):
    if left <= right:
        left += weight
    else:
        right += weight
print(sums.bit_count() - 1, missing, abs(left - right))
