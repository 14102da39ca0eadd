# Multiplies all denominators of a day, and inverts them with two powers
import sys

P = 1000000007
data = list(map(int, sys.stdin.read().split()))
factorial = [1] * 200001
for number in range(2, 200001):
    factorial[number] = factorial[number - 1] * number % P
checksum = 0
for day in range(1, data[0] + 1):
    e, n, x, y = data[4 * day - 3:4 * day + 1]
    every = factorial[e + n] * pow(factorial[e] * factorial[n], P - 2, P)
    below = factorial[x] * factorial[y] % P * factorial[e - x] % P * factorial[n - y] % P
    through = factorial[x + y] * factorial[e - x + n - y] % P * pow(below, P - 2, P)
    count = (every - through) % P
    if day == 1:
        print(count)
    checksum += day * count
print(checksum % P)
