# Works each level out from the start again: right, and too slow
def level_after(hours):
    level = start
    for change in changes[:hours]:
        level = max(0, min(capacity, level + change))
    return level


n, capacity, start = map(int, input().split())
changes = list(map(int, input().split()))
levels = [level_after(hours) for hours in range(n + 1)]
print(min(levels), max(levels), levels.count(capacity))
