# Knows words of one and two digits alone
import sys

k, telegram = sys.stdin.read().split()
k = int(k)
before, last = 0, 1
for at, digit in enumerate(telegram):
    count = last if digit != "0" and int(digit) <= k else 0
    if at > 0 and telegram[at - 1] != "0" and int(telegram[at - 1:at + 1]) <= k:
        count += before
    before, last = last, count % 1000000007
print(last)
