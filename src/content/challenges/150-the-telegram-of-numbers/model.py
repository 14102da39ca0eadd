import sys

MODULUS = 1000000007


def main():
    k, telegram = sys.stdin.read().split()
    k = int(k)
    # The number of readings of each beginning.
    ways = [1]
    for end in range(1, len(telegram) + 1):
        count = 0
        for length in range(1, min(len(str(k)), end) + 1):
            word = telegram[end - length:end]
            if word[0] != "0" and int(word) <= k:
                count += ways[end - length]
        ways.append(count % MODULUS)
    print(ways[len(telegram)])


main()
