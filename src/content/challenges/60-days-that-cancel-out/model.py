import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    target = data[1]
    seen = {0: 1}
    balance = 0
    found = 0
    for change in data[2:]:
        balance += change
        found += seen.get(balance - target, 0)
        seen[balance] = seen.get(balance, 0) + 1
    print(found)


main()
