# Leaves out the level at the start
n, capacity, level = map(int, input().split())
levels = []
for change in map(int, input().split()):
    level = max(0, min(capacity, level + change))
    levels.append(level)
print(min(levels), max(levels), levels.count(capacity))
