import sys
from collections import deque


class Gate:
    def __init__(self, k, w):
        self.k = k
        self.w = w
        # When the gate opened lately, by visitor.
        self.openings = {}

    def opens(self, second, name):
        """Whether the gate opens for this visitor now."""
        times = self.openings.setdefault(name, deque())
        while times and times[0] <= second - self.w:
            times.popleft()
        if len(times) >= self.k:
            return False
        times.append(second)
        return True


def main():
    first, *lines = sys.stdin.read().strip().split("\n")
    k, w, _ = map(int, first.split())
    gate = Gate(k, w)
    opened = 0
    refused = []
    for line in lines:
        second, name = line.split()
        if gate.opens(int(second), name):
            opened += 1
        else:
            refused.append(name)
    print(opened, len(refused), len(set(refused)))


main()
