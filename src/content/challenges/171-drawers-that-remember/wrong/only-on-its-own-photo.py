# Finds a value only on the photograph that followed it directly
import sys

shown = {}
photos = total = last = 0
for line in sys.stdin.read().strip().split("\n")[1:]:
    words = line.split()
    if words[0] == "put":
        shown[photos + 1, words[1]] = int(words[2])
    elif words[0] == "photo":
        photos += 1
    else:
        last = shown.get((int(words[1]), words[2]), 0)
        total += last
print(total, last)
