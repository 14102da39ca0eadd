import sys


def main():
    n, *pads = map(int, sys.stdin.read().split())
    leaps = 0
    # The last pad that so many leaps reach, and the last one that one leap more does.
    end = farthest = 1
    for pad, spring in enumerate(pads, start=1):
        if pad > end:
            if farthest == end:
                break
            leaps += 1
            end = farthest
        farthest = max(farthest, pad + spring)
    print(leaps if end >= n else f"stuck {end}")


main()
