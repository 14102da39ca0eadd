# Wants a blank behind the last word of a line, too
import sys

n, k, *words = map(int, sys.stdin.read().split())
low, high = max(words) + 1, sum(words) + n
while low < high:
    middle = (low + high) // 2
    lines, used = 1, 0
    for word in words:
        if used + word + 1 > middle:
            lines += 1
            used = 0
        used += word + 1
    if lines <= k:
        high = middle
    else:
        low = middle + 1
print(low)
