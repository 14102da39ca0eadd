import sys
from bisect import bisect_right


class Cabinet:
    def __init__(self):
        self.photos = 0
        # By drawer: how many photographs there were when a value was put in, and the value.
        self.when = {}
        self.values = {}

    def put(self, drawer, value):
        self.when.setdefault(drawer, []).append(self.photos)
        self.values.setdefault(drawer, []).append(value)

    def photo(self):
        self.photos += 1

    def look(self, photo, drawer):
        """What was in the drawer on that photograph."""
        before = bisect_right(self.when.get(drawer, []), photo - 1)
        return self.values[drawer][before - 1] if before else 0


def main():
    _, *lines = sys.stdin.read().strip().split("\n")
    cabinet = Cabinet()
    total = answer = 0
    for line in lines:
        order, *numbers = line.split()
        if order == "put":
            cabinet.put(*map(int, numbers))
        elif order == "photo":
            cabinet.photo()
        else:
            answer = cabinet.look(*map(int, numbers))
            total += answer
    print(total, answer)


main()
