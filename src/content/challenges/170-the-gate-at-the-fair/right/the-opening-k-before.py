# Keeps all openings of a visitor, and looks only at the one k before
import sys

lines = sys.stdin.read().strip().split("\n")
k, w, q = map(int, lines[0].split())
openings = {}
refused = {}
for line in lines[1:]:
    second, name = line.split()
    second = int(second)
    times = openings.setdefault(name, [])
    if len(times) >= k and times[-k] > second - w:
        refused[name] = refused.get(name, 0) + 1
    else:
        times.append(second)
print(q - sum(refused.values()), sum(refused.values()), len(refused))
