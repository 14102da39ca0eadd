# From the end, with the last three values alone
import sys

k, telegram = sys.stdin.read().split()
k = int(k)
one = two = three = 0
now = 1
for at in range(len(telegram) - 1, -1, -1):
    one, two, three = now, one, two
    now = 0
    if telegram[at] != "0":
        for length, ways in enumerate((one, two, three), start=1):
            if int(telegram[at:at + length]) <= k and at + length <= len(telegram):
                now += ways
    now %= 1000000007
print(now)
