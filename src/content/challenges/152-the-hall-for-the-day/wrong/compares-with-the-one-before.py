# Compares each request with the one before it, even if that was cancelled
import sys

data = list(map(int, sys.stdin.read().split()))
requests = sorted(zip(data[1::2], data[2::2]), key=lambda one: one[1])
cancelled = 0
free = requests[0][1]
for before, after in zip(requests, requests[1:]):
    if after[0] < before[1]:
        cancelled += 1
    else:
        free = after[1]
print(cancelled, free)
