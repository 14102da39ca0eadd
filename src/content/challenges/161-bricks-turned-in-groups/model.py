import sys


def main():
    _, k, first, *rest = map(int, sys.stdin.read().split())
    # Brick 0 lies in front of all, and is what the last one leads to.
    weight = [0] + rest[::2]
    behind = [first] + rest[1::2]

    def end_of_group(before):
        """The last of the k bricks behind this one, or 0 if there are fewer."""
        brick = behind[before]
        for _ in range(k - 1):
            if brick:
                brick = behind[brick]
        return brick

    before = 0
    while last := end_of_group(before):
        group = behind[before]
        brick, turned = group, behind[last]
        for _ in range(k):
            behind[brick], turned, brick = turned, brick, behind[brick]
        behind[before] = last
        before = group

    chain = []
    brick = behind[0]
    while brick:
        chain.append(brick)
        brick = behind[brick]
    print(chain[0], chain[-1])
    print(sum(place * weight[brick] for place, brick in enumerate(chain, start=1)) % 1000000007)


main()
