# Looks for a width that takes exactly k lines
import sys

n, k, *words = map(int, sys.stdin.read().split())
low, high = max(words), sum(words) + n - 1
best = high
while low <= high:
    middle = (low + high) // 2
    lines, used = 1, -1
    for word in words:
        if used + 1 + word <= middle:
            used += 1 + word
        else:
            lines += 1
            used = word
    if lines == k:
        best = middle
        high = middle - 1
    elif lines < k:
        high = middle - 1
    else:
        low = middle + 1
print(best)
