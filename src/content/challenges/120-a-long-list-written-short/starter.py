import sys


class Runs:
    """A list, kept as runs of equal values."""

    def __init__(self, runs):
        self.runs = runs

    def __len__(self):
        return sum(count for _, count in self.runs)

    def __getitem__(self, place):
        if isinstance(place, slice):
            raise NotImplementedError
        raise IndexError


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, q = map(int, first.split())
    runs = Runs([tuple(map(int, line.split())) for line in lines[:n]])
    # Answer the questions.


main()
