import sys


def lines_for(words, width):
    lines = 1
    used = words[0]
    for word in words[1:]:
        if used + 1 + word <= width:
            used += 1 + word
        else:
            lines += 1
            used = word
    return lines


def main():
    data = list(map(int, sys.stdin.read().split()))
    k = data[1]
    words = data[2:]
    low, high = max(words), sum(words) + len(words)
    while low < high:
        middle = (low + high) // 2
        if lines_for(words, middle) <= k:
            high = middle
        else:
            low = middle + 1
    print(low)


main()
