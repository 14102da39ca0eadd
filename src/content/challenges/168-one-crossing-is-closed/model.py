import sys

MODULUS = 1000000007


def main():
    _, *rest = map(int, sys.stdin.read().split())
    values = iter(rest)
    days = list(zip(values, values, values, values))
    largest = max(e + n for e, n, _, _ in days)

    factorial = [1]
    for number in range(1, largest + 1):
        factorial.append(factorial[-1] * number % MODULUS)
    inverse = [pow(factorial[-1], -1, MODULUS)]
    for number in range(largest, 0, -1):
        inverse.append(inverse[-1] * number % MODULUS)
    inverse.reverse()

    def ways(east, north):
        return factorial[east + north] * inverse[east] * inverse[north] % MODULUS

    checksum = 0
    for day, (e, n, x, y) in enumerate(days, start=1):
        count = (ways(e, n) - ways(x, y) * ways(e - x, n - y)) % MODULUS
        if day == 1:
            print(count)
        checksum += day * count
    print(checksum % MODULUS)


main()
