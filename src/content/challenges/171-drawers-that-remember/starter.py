import sys


class Cabinet:
    def put(self, drawer, value):
        pass

    def photo(self):
        pass

    def look(self, photo, drawer):
        """What was in the drawer on that photograph."""


def main():
    lines = sys.stdin.read().strip().split("\n")
    n, q = map(int, lines[0].split())
    cabinet = Cabinet()
    for line in lines[1:]:
        order, *numbers = line.split()
    # Print the sum of the answers, and the last one.


main()
