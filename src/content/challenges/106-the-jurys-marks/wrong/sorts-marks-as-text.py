# Sorts the marks before they are numbers
results = []
for _ in range(int(input())):
    name, marks = input().split(": ")
    low, *middle, high = sorted(marks.split())
    results.append((name, sum(map(int, middle))))
results.sort(key=lambda result: -result[1])
for place, (name, result) in enumerate(results, start=1):
    print(f"{place}. {name} {result}")
