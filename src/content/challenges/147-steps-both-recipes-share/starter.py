import sys


def main():
    one, other = sys.stdin.read().split()
    # Print the length, and the word if it has letters.


main()
