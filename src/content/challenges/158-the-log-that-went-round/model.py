import sys


def first_true(size, holds):
    """The first place below size at which it holds, and from which on it holds; size if there is none."""
    low, high = 0, size
    while low < high:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle + 1
    return low


def main():
    n, _, *rest = map(int, sys.stdin.read().split())
    times = rest[:n]
    oldest = first_true(n, lambda place: times[place] <= times[-1])

    def below(value):
        """How many times are smaller."""
        return first_true(n, lambda place: times[(oldest + place) % n] >= value)

    total = largest = 0
    values = iter(rest[n:])
    for a, b in zip(values, values):
        answer = below(b + 1) - below(a)
        total += answer
        largest = max(largest, answer)
    print(oldest + 1, total, largest)


main()
