# Sums of all ways up to each step; the last k are the difference of two of them
import sys

n, k, b, *broken = map(int, sys.stdin.read().split())
gaps = set(broken)
total = [0, 1]
last = 0
for step in range(1, n + 1):
    last = 0 if step in gaps else (total[step] - total[max(0, step - k)]) % 1000000007
    total.append(total[-1] + last)
print(last)
