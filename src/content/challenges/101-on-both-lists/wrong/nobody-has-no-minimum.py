# Asks for the minimum of an empty set
import sys

n, m, *names = sys.stdin.read().split()
signed_up = set(names[:int(n)])
paid = set(names[int(n):])
for word, people in (("both", signed_up & paid), ("unpaid", signed_up - paid), ("unknown", paid - signed_up)):
    print(word, len(people), min(people))
