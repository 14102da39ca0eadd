import sys


def main():
    _, *words = sys.stdin.read().split()
    # The words of each group, by their letters in sorted order.
    groups = {}
    for word in words:
        groups.setdefault("".join(sorted(word)), []).append(word)
    size, first = min((-len(group), min(group)) for group in groups.values())
    print(len(groups), -size, first)


main()
