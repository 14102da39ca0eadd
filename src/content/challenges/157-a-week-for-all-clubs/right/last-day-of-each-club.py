# Goes through all days in order, and keeps the clubs sorted by the last day of theirs that has passed
import sys

lines = sys.stdin.read().strip().split("\n")
days = []
for club, line in enumerate(lines[1:]):
    days += [(int(day), club) for day in line.split()[1:]]
days.sort()
# A dict keeps its keys in the order in which they came in: a club that comes again goes to the end.
latest = {}
best = None
for day, club in days:
    latest.pop(club, None)
    latest[club] = day
    if len(latest) == len(lines) - 1:
        first = latest[next(iter(latest))]
        if best is None or day - first < best[1] - best[0]:
            best = first, day
print(*best)
