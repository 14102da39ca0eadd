import sys


def main():
    n, *costs = map(int, sys.stdin.read().split())
    rows = [costs[person * n:(person + 1) * n] for person in range(n)]
    shifts = [1 << shift for shift in range(n)]

    # For each set of shifts, the smallest sum and the number of ways.
    best = [0]
    ways = [1]
    for taken in range(1, 1 << n):
        row = rows[bin(taken).count("1") - 1]
        least, count = None, None
        for bit, cost in zip(shifts, row):
            if taken & bit:
                total = best[taken ^ bit] + cost
                if least is None or total < least:
                    least, count = total, ways[taken ^ bit]
                elif total == least:
                    count += ways[taken ^ bit]
        best.append(least)
        ways.append(count)
    print(best[-1], ways[-1])


main()
