import heapq
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    followers = [[] for _ in range(n + 1)]
    missing = [0] * (n + 1)
    for before, after in zip(data[2::2], data[3::2]):
        followers[before].append(after)
        missing[after] += 1
    ready = [step for step in range(1, n + 1) if missing[step] == 0]
    order = []
    while ready:
        step = heapq.heappop(ready)
        order.append(step)
        for follower in followers[step]:
            missing[follower] -= 1
            if missing[follower] == 0:
                heapq.heappush(ready, follower)
    if len(order) < n:
        print("circle")
        return
    print(order[0], order[(n - 1) // 2], order[-1])
    print(sum(place * step for place, step in enumerate(order, start=1)) % 1000000007)


main()
