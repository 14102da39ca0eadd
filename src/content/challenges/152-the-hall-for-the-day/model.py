import sys


def main():
    _, *rest = map(int, sys.stdin.read().split())
    values = iter(rest)
    cancelled = free = 0
    for begin, end in sorted(zip(values, values), key=lambda request: request[1]):
        if begin < free:
            cancelled += 1
        else:
            free = end
    print(cancelled, free)


main()
