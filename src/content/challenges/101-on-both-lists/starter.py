import sys


def main():
    n, m, *names = sys.stdin.read().split()
    signed_up = names[:int(n)]
    paid = names[int(n):]
    # Print the lines "both", "unpaid" and "unknown".


main()
