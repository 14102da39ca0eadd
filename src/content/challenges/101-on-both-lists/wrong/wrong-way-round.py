# Takes the differences the wrong way round
import sys

n, m, *names = sys.stdin.read().split()
signed_up = set(names[:int(n)])
paid = set(names[int(n):])
for word, people in (("both", signed_up & paid), ("unpaid", paid - signed_up), ("unknown", signed_up - paid)):
    print(word, len(people), min(people, default="-"))
