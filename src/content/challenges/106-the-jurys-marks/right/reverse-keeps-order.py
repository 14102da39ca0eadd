# Sorts with reverse=True, which leaves equal ones as they came
import sys

results = {}
lines = sys.stdin.read().splitlines()[1:]
for number, line in enumerate(lines):
    name, marks = line.split(":")
    numbers = sorted(int(mark) for mark in marks.split())
    results[number] = name, sum(numbers[1:-1])
place = 0
for name, result in sorted(results.values(), key=lambda one: one[1], reverse=True):
    place += 1
    print(place, end=". ")
    print(name, result)
