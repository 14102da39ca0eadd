import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    target = data[1]
    first_place = {}
    for place, price in enumerate(data[2:], start=1):
        partner = first_place.get(target - price)
        if partner is not None:
            print(partner, place)
            return
        first_place.setdefault(price, place)
    print("none")


main()
