# Sorts whole tuples, so that equal pairs come in the order of their names
results = []
for _ in range(int(input())):
    name, marks = input().split(": ")
    low, *middle, high = sorted(map(int, marks.split()))
    results.append((-sum(middle), name))
for place, (negative, name) in enumerate(sorted(results), start=1):
    print(f"{place}. {name} {-negative}")
