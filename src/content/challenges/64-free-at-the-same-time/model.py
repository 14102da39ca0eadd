import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    t = data[1]
    appointments = sorted(zip(data[2::2], data[3::2]))
    appointments.append((t, t))
    reach = free = longest = 0
    for begin, end in appointments:
        gap = min(begin, t) - reach
        if gap > 0:
            free += gap
            longest = max(longest, gap)
        reach = max(reach, min(end, t))
    print(free, longest)


main()
