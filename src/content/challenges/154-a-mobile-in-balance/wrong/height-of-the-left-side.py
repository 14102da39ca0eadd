# Takes the height of the left side, though the right one may be higher
import re
import sys

waiting = []
tilted = 0
for token in re.findall(r"\d+|]", sys.stdin.read()):
    if token != "]":
        waiting.append((int(token), 0))
        continue
    right, _ = waiting.pop()
    left, height = waiting.pop()
    tilted += left != right
    waiting.append((left + right, height + 1))
print(waiting[0][0], tilted, waiting[0][1])
