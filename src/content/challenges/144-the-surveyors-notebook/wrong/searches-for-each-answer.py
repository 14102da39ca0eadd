# Keeps the measurements as a graph, and searches it for each entry: too slow
import sys

lines = sys.stdin.read().strip().split("\n")
n = int(lines[0].split()[0])
links = [[] for _ in range(n + 1)]


def difference(a, b):
    heights = {a: 0}
    stack = [a]
    while stack:
        point = stack.pop()
        if point == b:
            return heights[b]
        for other, higher in links[point]:
            if other not in heights:
                heights[other] = heights[point] + higher
                stack.append(other)
    return None


struck = answered = total = 0
for line in lines[1:]:
    words = line.split()
    a, b = int(words[1]), int(words[2])
    known = difference(a, b)
    if words[0] == "ask":
        if known is not None:
            answered += 1
            total += known
    elif known is None:
        links[a].append((b, int(words[3])))
        links[b].append((a, -int(words[3])))
    elif known != int(words[3]):
        struck += 1
print(struck, answered, total)
