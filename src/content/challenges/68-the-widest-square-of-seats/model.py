import sys


def main():
    words = sys.stdin.read().split()
    c = int(words[1])
    before = [0] * (c + 1)
    best = count = 0
    for row in words[2:]:
        sides = [0]
        for place, seat in enumerate(row, start=1):
            if seat == "x":
                sides.append(0)
                continue
            side = 1 + min(before[place], before[place - 1], sides[-1])
            sides.append(side)
            if side > best:
                best, count = side, 0
            if side == best:
                count += 1
        before = sides
    print(best * best, count)


main()
