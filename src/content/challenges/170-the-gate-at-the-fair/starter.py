import sys


class Gate:
    def __init__(self, k, w):
        self.k = k
        self.w = w

    def opens(self, second, name):
        """Whether the gate opens for this visitor now."""


def main():
    lines = sys.stdin.read().strip().split("\n")
    k, w, q = map(int, lines[0].split())
    gate = Gate(k, w)
    for line in lines[1:]:
        second, name = line.split()
    # Print how often it opened, how often not, and how many visitors were refused.


main()
