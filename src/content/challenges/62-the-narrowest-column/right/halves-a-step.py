# Comes down from the widest column in steps that halve
import sys

n, k, *words = map(int, sys.stdin.read().split())


def fits(width):
    lines, left = 0, -1
    for word in words:
        if word > width:
            return False
        if left < word + 1:
            lines += 1
            left = width
        else:
            left -= 1
        left -= word
    return lines <= k


width = sum(words) + n - 1
step = 1
while step * 2 <= width:
    step *= 2
while step:
    if width - step > 0 and fits(width - step):
        width -= step
    else:
        step //= 2
print(width)
