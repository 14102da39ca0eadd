# Sorts upwards and turns the list round, which turns equal pairs round, too
results = []
for _ in range(int(input())):
    name, marks = input().split(": ")
    low, *middle, high = sorted(map(int, marks.split()))
    results.append((name, sum(middle)))
for place, (name, result) in enumerate(reversed(sorted(results, key=lambda one: one[1])), start=1):
    print(f"{place}. {name} {result}")
