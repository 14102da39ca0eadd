# Prints the name that stands first on the list, not the alphabetically first
import sys

n, m, *names = sys.stdin.read().split()
signed_up = dict.fromkeys(names[:int(n)])
paid = dict.fromkeys(names[int(n):])
groups = {
    "both": [name for name in signed_up if name in paid],
    "unpaid": [name for name in signed_up if name not in paid],
    "unknown": [name for name in paid if name not in signed_up],
}
for word, people in groups.items():
    print(word, len(people), people[0] if people else "-")
