# Asks lists instead of sets: right, and too slow for 100,000 names
import sys

n, m, *names = sys.stdin.read().split()
signed_up = list(dict.fromkeys(names[:int(n)]))
paid = list(dict.fromkeys(names[int(n):]))
groups = {
    "both": [name for name in signed_up if name in paid],
    "unpaid": [name for name in signed_up if name not in paid],
    "unknown": [name for name in paid if name not in signed_up],
}
for word, people in groups.items():
    print(word, len(people), min(people, default="-"))
