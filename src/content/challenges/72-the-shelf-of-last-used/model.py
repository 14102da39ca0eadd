import sys


class Shelf:
    def __init__(self, room):
        self.room = room
        # A dict keeps its keys in the order in which they came in.
        self.tools = {}

    def get(self, name):
        """The value of a tool, or None if it is not on the shelf."""
        value = self.tools.pop(name, None)
        if value is not None:
            self.tools[name] = value
        return value

    def put(self, name, value):
        self.tools.pop(name, None)
        self.tools[name] = value
        if len(self.tools) > self.room:
            del self.tools[next(iter(self.tools))]


def main():
    lines = sys.stdin.read().split("\n")
    room, orders = map(int, lines[0].split())
    shelf = Shelf(room)
    found = total = 0
    for line in lines[1:]:
        order = line.split()
        if order[:1] == ["put"]:
            shelf.put(order[1], int(order[2]))
        elif order:
            value = shelf.get(order[1])
            if value is not None:
                found += 1
                total += value
    print(found, total, len(shelf.tools))


main()
