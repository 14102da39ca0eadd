# Writes the whole way into a list
import sys

way = [int(sys.stdin.read())]
while way[-1] > 1:
    way.append(3 * way[-1] + 1 if way[-1] % 2 else way[-1] // 2)
print(len(way) - 1, max(way))
