# Lets everybody take the cheapest shift, even if two take the same
import sys

n, *costs = map(int, sys.stdin.read().split())
total, ways = 0, 1
for person in range(n):
    row = costs[person * n:(person + 1) * n]
    total += min(row)
    ways *= row.count(min(row))
print(total, ways)
