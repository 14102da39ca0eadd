import sys
from collections import Counter, defaultdict, deque


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, k, w = map(int, first.split())
    answered = defaultdict(deque)
    refused = Counter()
    for line in lines[:n]:
        second, client = line.split()
        now = int(second)
        recent = answered[client]
        while recent and now - recent[0] >= w:
            recent.popleft()
        if len(recent) < k:
            recent.append(now)
        else:
            refused[client] += 1
    worst = min(refused, key=lambda client: (-refused[client], client), default="-")
    print(sum(refused.values()))
    print(worst, refused[worst])


main()
