import sys

MODULUS = 1000000007


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, k = data[0], data[1]
    broken = set(data[3:])
    ways = [1]
    running = 1
    for step in range(1, n + 1):
        ways.append(0 if step in broken else running)
        running += ways[step]
        if step >= k:
            running -= ways[step - k]
        running %= MODULUS
    print(ways[n])


main()
