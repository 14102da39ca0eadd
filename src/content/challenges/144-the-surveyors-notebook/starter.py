import sys


def main():
    lines = sys.stdin.read().strip().split("\n")
    n, q = map(int, lines[0].split())
    for line in lines[1:]:
        entry = line.split()
    # Print how many were struck out, how many were answered, and the sum of the answers.


main()
