# Leaves out every mark that is as low as the lowest or as high as the highest
results = []
for _ in range(int(input())):
    name, text = input().split(": ")
    marks = list(map(int, text.split()))
    results.append((name, sum(mark for mark in marks if min(marks) < mark < max(marks))))
results.sort(key=lambda result: -result[1])
for place, (name, result) in enumerate(results, start=1):
    print(f"{place}. {name} {result}")
