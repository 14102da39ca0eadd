# Sorts both lists and walks through them side by side
import sys

n, m, *names = sys.stdin.read().split()
a = sorted(names[:int(n)])
b = sorted(names[int(n):])
found = {"both": [], "unpaid": [], "unknown": []}
last = ""
i = j = 0
while i < len(a) or j < len(b):
    name = min(a[i:i + 1] + b[j:j + 1])
    in_a = in_b = False
    while i < len(a) and a[i] == name:
        i += 1
        in_a = True
    while j < len(b) and b[j] == name:
        j += 1
        in_b = True
    found["both" if in_a and in_b else "unpaid" if in_a else "unknown"].append(name)
for word, people in found.items():
    print(word, len(people), people[0] if people else "-")
