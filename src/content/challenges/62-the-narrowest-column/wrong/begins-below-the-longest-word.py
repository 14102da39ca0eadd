# Lets a line be narrower than a word on it
import sys

n, k, *words = map(int, sys.stdin.read().split())
low, high = 1, sum(words) + n
while low < high:
    middle = (low + high) // 2
    lines, used = 1, -1
    for word in words:
        if used + 1 + word <= middle or used == -1:
            used += 1 + word
        else:
            lines += 1
            used = word
    if lines <= k:
        high = middle
    else:
        low = middle + 1
print(low)
