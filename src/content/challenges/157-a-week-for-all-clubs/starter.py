import sys


def main():
    lines = sys.stdin.read().strip().split("\n")
    k = int(lines[0])
    clubs = [list(map(int, line.split()))[1:] for line in lines[1:k + 1]]
    # Print the first and the last day of the shortest stretch.


main()
