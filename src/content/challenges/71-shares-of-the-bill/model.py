import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    k = data[1]
    prices = sorted(data[2:], reverse=True)
    bound = max(prices[0], (sum(prices) + k - 1) // k)
    best = sum(prices)
    paid = [0] * k

    def give(dish):
        nonlocal best
        if dish == len(prices):
            best = max(paid)
            return
        tried = set()
        for person in range(k):
            amount = paid[person] + prices[dish]
            if paid[person] in tried or amount >= best:
                continue
            tried.add(paid[person])
            paid[person] = amount
            give(dish + 1)
            paid[person] = amount - prices[dish]
            if best == bound:
                return

    give(0)
    print("yes" if best * k == sum(prices) else "no", best)


main()
