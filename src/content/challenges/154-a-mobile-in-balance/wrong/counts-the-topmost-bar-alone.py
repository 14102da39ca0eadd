# Counts a bar as tilted if anything below it is
import re
import sys

waiting = []
for token in re.findall(r"\d+|]", sys.stdin.read()):
    if token != "]":
        waiting.append((int(token), 0, 0, True))
        continue
    right = waiting.pop()
    left = waiting.pop()
    level = left[0] == right[0] and left[3] and right[3]
    waiting.append((left[0] + right[0], left[1] + right[1] + (not level), 1 + max(left[2], right[2]), level))
weight, tilted, height, _ = waiting.pop()
print(weight, tilted, height)
