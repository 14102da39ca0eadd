import sys


def main():
    _, *rest = map(int, sys.stdin.read().split())
    values = iter(rest)
    stretches = []
    for first, length in sorted(zip(values, values)):
        if stretches and first <= stretches[-1][1]:
            begin, end = stretches.pop()
            stretches.append((begin, max(end, first + length)))
        else:
            stretches.append((first, first + length))
    lengths = [end - begin for begin, end in stretches]
    print(len(lengths), sum(lengths), max(lengths))


main()
