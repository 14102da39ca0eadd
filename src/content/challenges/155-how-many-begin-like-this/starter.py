import sys


def main():
    lines = sys.stdin.read().split("\n")
    q = int(lines[0])
    for line in lines[1:q + 1]:
        entry, word = line.split()
    # Print the sum of the answers, the largest one, and the drops that found their article.


main()
