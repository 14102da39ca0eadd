# Counts the places from 0
results = []
for _ in range(int(input())):
    name, marks = input().split(": ")
    low, *middle, high = sorted(map(int, marks.split()))
    results.append((name, sum(middle)))
results.sort(key=lambda result: -result[1])
for place, (name, result) in enumerate(results):
    print(f"{place}. {name} {result}")
