import heapq
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    k = data[1]
    free = [0] * k
    longest = last = 0
    for arrival, minutes in zip(data[2::2], data[3::2]):
        begin = max(arrival, free[0])
        longest = max(longest, begin - arrival)
        last = max(last, begin + minutes)
        heapq.heapreplace(free, begin + minutes)
    print(longest, last)


main()
