# Says "yes" whenever the bill can be divided by k
import itertools
import sys

n, k, *prices = map(int, sys.stdin.read().split())
best = sum(prices)
paid = [0] * k
prices.sort(reverse=True)


def give(dish):
    global best
    if dish == n:
        best = max(paid)
        return
    tried = set()
    for person in range(k):
        if paid[person] in tried or paid[person] + prices[dish] >= best:
            continue
        tried.add(paid[person])
        paid[person] += prices[dish]
        give(dish + 1)
        paid[person] -= prices[dish]


give(0)
print("yes" if sum(prices) % k == 0 else "no", best)
