# Divides remainders as if they were the numbers themselves
import sys

P = 1000000007
data = list(map(int, sys.stdin.read().split()))
factorial = [1] * 200001
for number in range(2, 200001):
    factorial[number] = factorial[number - 1] * number % P


def ways(east, north):
    return factorial[east + north] // (factorial[east] * factorial[north] % P) % P


checksum = 0
for day in range(1, data[0] + 1):
    e, n, x, y = data[4 * day - 3:4 * day + 1]
    count = (ways(e, n) - ways(x, y) * ways(e - x, n - y)) % P
    if day == 1:
        print(count)
    checksum += day * count
print(checksum % P)
