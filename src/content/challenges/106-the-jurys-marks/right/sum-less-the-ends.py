# Takes the smallest and the largest from the sum, and sorts places with their number
n = int(input())
lines = [input().partition(": ") for _ in range(n)]
pairs = []
for number, (name, _, text) in enumerate(lines):
    marks = [int(mark) for mark in text.split()]
    pairs.append((min(marks) + max(marks) - sum(marks), number, name))
for place, (negative, _, name) in enumerate(sorted(pairs), 1):
    print(f"{place}. {name} {-negative}")
