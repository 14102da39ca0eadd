# Leaves out the first and the last mark that were given
results = []
for _ in range(int(input())):
    name, marks = input().split(": ")
    first, *middle, last = map(int, marks.split())
    results.append((name, sum(middle)))
results.sort(key=lambda result: -result[1])
for place, (name, result) in enumerate(results, start=1):
    print(f"{place}. {name} {result}")
