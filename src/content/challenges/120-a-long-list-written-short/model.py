import sys
from bisect import bisect_right
from itertools import accumulate, pairwise


class Runs:
    """A list, kept as runs of equal values."""

    def __init__(self, runs):
        self.values = [value for value, _ in runs]
        self.ends = list(accumulate(count for _, count in runs))

    def __len__(self):
        return self.ends[-1]

    def __getitem__(self, place):
        if isinstance(place, slice):
            return Cut(self, range(*place.indices(len(self))))
        if place < 0:
            place += len(self)
        if not 0 <= place < len(self):
            raise IndexError(place)
        return self.values[bisect_right(self.ends, place)]


class Cut:
    """The items of a list at the places of a range."""

    def __init__(self, runs, places):
        self.runs = runs
        self.places = places

    def __len__(self):
        return len(self.places)

    def __getitem__(self, rank):
        return self.runs[self.places[rank]]

    def sum(self):
        places = self.places if self.places.step > 0 else self.places[::-1]

        def ranks_before(place):
            return min(max(-((places.start - place) // places.step), 0), len(places))

        ranks = pairwise([0, *map(ranks_before, self.runs.ends)])
        return sum(value * (after - before) for value, (before, after) in zip(self.runs.values, ranks))


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, q = map(int, first.split())
    runs = Runs([tuple(map(int, line.split())) for line in lines[:n]])
    total = errors = 0
    for line in lines[n:n + q]:
        kind, *parts = line.split()
        if kind == "at":
            try:
                total += runs[int(parts[0])]
            except IndexError:
                errors += 1
            continue
        cut = runs[slice(*[None if part == "-" else int(part) for part in parts])]
        print(len(cut), cut.sum(), *([cut[0], cut[-1]] if cut else "--"))
    print(total, errors)


main()
