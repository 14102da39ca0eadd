# Keeps the request that begins first
import sys

data = list(map(int, sys.stdin.read().split()))
cancelled = free = 0
for begin, end in sorted(zip(data[1::2], data[2::2])):
    if begin < free:
        cancelled += 1
    else:
        free = end
print(cancelled, free)
