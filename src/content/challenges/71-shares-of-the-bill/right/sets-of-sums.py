# Carries all different lists of sums along, each sorted
import sys

n, k, *prices = map(int, sys.stdin.read().split())
prices.sort(reverse=True)
greedy = [0] * k
for price in prices:
    greedy[greedy.index(min(greedy))] += price
best = max(greedy)
lists = {(0,) * k}
for price in prices:
    following = set()
    for sums in lists:
        for place in range(k):
            if place and sums[place] == sums[place - 1]:
                continue
            amount = sums[place] + price
            if amount <= best:
                following.add(tuple(sorted(sums[:place] + (amount,) + sums[place + 1:])))
    lists = following
best = min(sums[-1] for sums in lists)
print("yes" if best * k == sum(prices) else "no", best)
