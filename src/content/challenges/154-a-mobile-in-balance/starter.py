import sys


def main():
    text = sys.stdin.read().strip()
    # Print the weight, the bars that do not hang level, and the height.


main()
