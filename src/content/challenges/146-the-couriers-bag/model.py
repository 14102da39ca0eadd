import sys


def main():
    _, room, *rest = map(int, sys.stdin.read().split())
    values = iter(rest)
    best = [0] * (room + 1)
    for grams, pay in zip(values, values):
        for held in range(room, grams - 1, -1):
            with_it = best[held - grams] + pay
            if with_it > best[held]:
                best[held] = with_it
    print(best[room], best.index(best[room]))


main()
