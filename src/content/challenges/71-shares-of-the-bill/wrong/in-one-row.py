# Divides the dishes in the order in which they stand
import sys

n, k, *prices = map(int, sys.stdin.read().split())
low, high = max(prices), sum(prices)
while low < high:
    middle = (low + high) // 2
    people, load = 1, 0
    for price in prices:
        if load + price > middle:
            people += 1
            load = 0
        load += price
    if people <= k:
        high = middle
    else:
        low = middle + 1
print("yes" if low * k == sum(prices) else "no", low)
