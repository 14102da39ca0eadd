import sys


def main():
    n, _, *rest = map(int, sys.stdin.read().split())
    quarrels = {guest: [] for guest in range(1, n + 1)}
    ends = iter(rest)
    for one, other in zip(ends, ends):
        quarrels[one].append(other)
        quarrels[other].append(one)

    table = {}
    fewest = 0
    for first in quarrels:
        if first in table:
            continue
        table[first] = True
        group = [first]
        # The list grows while it is gone through.
        for guest in group:
            for other in quarrels[guest]:
                if other not in table:
                    table[other] = not table[guest]
                    group.append(other)
                elif table[other] == table[guest]:
                    print("no")
                    return
        side = sum(table[guest] for guest in group)
        fewest += min(side, len(group) - side)
    print("yes", fewest)


main()
