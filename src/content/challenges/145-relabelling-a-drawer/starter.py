import sys


def main():
    s, g, r, old, new = sys.stdin.read().split()
    s, g, r = int(s), int(g), int(r)
    # Print the fewest minutes.


main()
