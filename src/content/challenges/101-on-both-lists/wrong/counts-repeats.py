# Counts a name as often as it stands on the list
import sys

n, m, *names = sys.stdin.read().split()
signed_up = names[:int(n)]
paid = names[int(n):]
all_signed, all_paid = set(signed_up), set(paid)
groups = {
    "both": [name for name in signed_up if name in all_paid],
    "unpaid": [name for name in signed_up if name not in all_paid],
    "unknown": [name for name in paid if name not in all_signed],
}
for word, people in groups.items():
    print(word, len(people), min(people, default="-"))
