import sys


def line(word, names):
    return f"{word} {len(names)} {min(names, default='-')}"


def main():
    n, m, *names = sys.stdin.read().split()
    signed_up = set(names[:int(n)])
    paid = set(names[int(n):])
    print(line("both", signed_up & paid))
    print(line("unpaid", signed_up - paid))
    print(line("unknown", paid - signed_up))


main()
