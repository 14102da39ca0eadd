# Keeps a list of open bars, and hangs each finished mobile at the last of them
import sys

text = sys.stdin.read().strip()
bars = [[]]
tilted = 0
number = ""
for letter in text + ",":
    if letter.isdigit():
        number += letter
        continue
    if number:
        bars[-1].append((int(number), 0))
        number = ""
    if letter == "[":
        bars.append([])
    elif letter == "]":
        (left, left_height), (right, right_height) = bars.pop()
        tilted += left != right
        bars[-1].append((left + right, 1 + max(left_height, right_height)))
weight, height = bars[0][0]
print(weight, tilted, height)
