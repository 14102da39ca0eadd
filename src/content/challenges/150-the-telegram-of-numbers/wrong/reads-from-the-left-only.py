# Cuts the longest word that fits each time, and counts one reading if it comes to the end
import sys

k, telegram = sys.stdin.read().split()
k = int(k)
at = 0
while at < len(telegram) and telegram[at] != "0":
    for length in (3, 2, 1):
        if int(telegram[at:at + length]) <= k:
            at += length
            break
    else:
        break
print(1 if at >= len(telegram) else 0)
