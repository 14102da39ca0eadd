import sys
from dataclasses import dataclass


@dataclass(order=True)
class Release:
    text: str


def main():
    first, *lines = sys.stdin.read().splitlines()
    n, k = map(int, first.split())
    releases = [Release(line) for line in lines[:n]]
    # Print how many different ones there are, then the k newest.


main()
