# Keeps the three answers up to date in one loop
n, capacity, level = map(int, input().split())
lowest = highest = level
full = int(level == capacity)
for change in map(int, input().split()):
    level += change
    if level > capacity:
        level = capacity
    elif level < 0:
        level = 0
    if level < lowest:
        lowest = level
    if level > highest:
        highest = level
    if level == capacity:
        full += 1
print(lowest, highest, full)
