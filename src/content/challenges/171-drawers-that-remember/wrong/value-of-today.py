# Says what is in the drawer now
import sys

drawers = {}
total = last = 0
for line in sys.stdin.read().strip().split("\n")[1:]:
    words = line.split()
    if words[0] == "put":
        drawers[words[1]] = int(words[2])
    elif words[0] == "look":
        last = drawers.get(words[2], 0)
        total += last
print(total, last)
