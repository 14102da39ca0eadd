# Gives pairs with the same result the same place
results = []
for _ in range(int(input())):
    name, marks = input().split(": ")
    low, *middle, high = sorted(map(int, marks.split()))
    results.append((name, sum(middle)))
sums = sorted((result for _, result in results), reverse=True)
for name, result in sorted(results, key=lambda one: -one[1]):
    print(f"{sums.index(result) + 1}. {name} {result}")
