# Reads 05 as the word 5
import sys

k, telegram = sys.stdin.read().split()
k = int(k)
ways = [1]
for end in range(1, len(telegram) + 1):
    count = 0
    for length in range(1, min(3, end) + 1):
        if 1 <= int(telegram[end - length:end]) <= k:
            count += ways[end - length]
    ways.append(count % 1000000007)
print(ways[-1])
