# Shows a value already on the photograph before it was put in
import sys
from bisect import bisect_right

when, values = {}, {}
photos = total = last = 0
for line in sys.stdin.read().strip().split("\n")[1:]:
    words = line.split()
    if words[0] == "put":
        when.setdefault(words[1], []).append(photos)
        values.setdefault(words[1], []).append(int(words[2]))
    elif words[0] == "photo":
        photos += 1
    else:
        before = bisect_right(when.get(words[2], []), int(words[1]))
        last = values[words[2]][before - 1] if before else 0
        total += last
print(total, last)
