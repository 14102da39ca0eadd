import sys


def main():
    names = sys.stdin.read().split()[1:]
    root = {}
    for name in names:
        node = root
        for letter in name:
            node = node.setdefault(letter, {"count": 0})
            node["count"] += 1

    def nickname(name):
        node = root
        for length, letter in enumerate(name, start=1):
            node = node[letter]
            if node["count"] == 1:
                return name[:length]
        return name

    print(sum(len(nickname(name)) for name in names))
    print(nickname(names[0]), nickname(names[-1]))


main()
