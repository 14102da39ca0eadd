import sys

MISSING = object()


class Failure(Exception):
    """An error of the program that is run."""


class Store:
    def __init__(self):
        self.values = {}
        self.notes = []
        self.stopped = 0

    def set(self, name, value):
        self.notes.append((name, self.values.get(name, MISSING)))
        self.values[name] = value

    def delete(self, name):
        if name not in self.values:
            raise Failure
        self.notes.append((name, self.values.pop(name)))

    def undo(self, length):
        while len(self.notes) > length:
            name, before = self.notes.pop()
            if before is MISSING:
                del self.values[name]
            else:
                self.values[name] = before


class Block:
    """What is changed inside is undone if a failure leaves it."""

    def __init__(self, store, is_safe):
        self.store = store
        self.is_safe = is_safe

    def __enter__(self):
        self.begin = len(self.store.notes)

    def __exit__(self, kind, error, trace):
        if kind is None:
            return False
        self.store.undo(self.begin)
        self.store.stopped += self.is_safe
        return self.is_safe


def parse(orders):
    """The orders up to the end of a block: each split into words, a block as a pair of its line and its orders."""
    found = []
    for order in orders:
        if order[0] == "end":
            break
        found.append((order, parse(orders) if order[0] == "begin" else None))
    return found


def run(orders, store):
    for (word, *rest), inner in orders:
        if word == "set":
            store.set(rest[0], int(rest[1]))
        elif word == "del":
            store.delete(rest[0])
        elif word == "fail":
            raise Failure
        else:
            with Block(store, rest == ["safe"]):
                run(inner, store)


def main():
    lines = sys.stdin.read().splitlines()[1:]
    store = Store()
    try:
        run(parse(iter([line.split() for line in lines])), store)
        print("finished")
    except Failure:
        print("stopped")
    print(store.stopped, len(store.values), sum(store.values.values()))


main()
