# Lets a contradicting measurement replace what was known
import sys

lines = sys.stdin.read().strip().split("\n")
n = int(lines[0].split()[0])
group = list(range(n + 1))
height = [0] * (n + 1)
members = [[point] for point in range(n + 1)]
struck = answered = total = 0
for line in lines[1:]:
    words = line.split()
    a, b = int(words[1]), int(words[2])
    if words[0] == "ask":
        if group[a] == group[b]:
            answered += 1
            total += height[b] - height[a]
        continue
    shift = int(words[3]) - (height[b] - height[a])
    if group[a] == group[b]:
        if shift != 0:
            struck += 1
            height[b] += shift
        continue
    stays, goes = group[a], group[b]
    if len(members[stays]) < len(members[goes]):
        stays, goes, shift = goes, stays, -shift
    for point in members[goes]:
        group[point] = stays
        height[point] += shift
    members[stays] += members[goes]
print(struck, answered, total)
