# Puts words on a line without blanks
import sys

n, k, *words = map(int, sys.stdin.read().split())
low, high = max(words), sum(words)
while low < high:
    middle = (low + high) // 2
    lines, used = 1, 0
    for word in words:
        if used + word > middle:
            lines += 1
            used = 0
        used += word
    if lines <= k:
        high = middle
    else:
        low = middle + 1
print(low)
