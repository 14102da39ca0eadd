import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    first = data[1]
    load = [0] + data[2::2]
    behind = [0] + data[3::2]

    slow = fast = first
    while behind[fast] and behind[behind[fast]]:
        slow = behind[slow]
        fast = behind[behind[fast]]
    wagon, turned = behind[slow], 0
    behind[slow] = 0
    while wagon:
        behind[wagon], turned, wagon = turned, wagon, behind[wagon]

    train = []
    front, back = first, turned
    while front:
        train.append(front)
        front, back = back, behind[front]
    print(*train[:3])
    print(sum(place * load[wagon] for place, wagon in enumerate(train, start=1)) % 1000000007)


main()
