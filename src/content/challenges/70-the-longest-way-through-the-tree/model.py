import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    above = [0, 0] + data[1:]
    depth = [0] * (n + 1)
    is_last = [True] * (n + 1)
    longest = 0
    for room in range(n, 1, -1):
        parent = above[room]
        is_last[parent] = False
        longest = max(longest, depth[parent] + depth[room] + 1)
        depth[parent] = max(depth[parent], depth[room] + 1)
    print(longest, sum(is_last[1:]))


main()
