import sys


class Shelf:
    def __init__(self, room):
        self.room = room

    def get(self, name):
        """The value of a tool, or None if it is not on the shelf."""

    def put(self, name, value):
        pass


def main():
    lines = sys.stdin.read().split("\n")
    room, orders = map(int, lines[0].split())
    shelf = Shelf(room)
    for line in lines[1:1 + orders]:
        order = line.split()
    # Print how many were found, the sum of their values, and the tools at the end.


main()
