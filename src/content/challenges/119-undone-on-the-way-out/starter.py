import sys


class Block:
    """A context manager: what is changed inside is undone if an exception leaves it."""

    def __init__(self, store, is_safe):
        self.store = store
        self.is_safe = is_safe

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        return self.is_safe


def main():
    n, *lines = sys.stdin.read().splitlines()
    # Run the program, then print how it ended.


main()
