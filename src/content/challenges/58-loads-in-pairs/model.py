import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    limit = data[1]
    weights = sorted(data[2:])
    light, heavy = 0, len(weights) - 1
    trips = 0
    while light <= heavy:
        if weights[light] + weights[heavy] <= limit:
            light += 1
        heavy -= 1
        trips += 1
    print(trips)


main()
