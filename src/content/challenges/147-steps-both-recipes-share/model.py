import sys


def main():
    one, other = sys.stdin.read().split()

    # longest[i][j]: the most that the rests from places i and j share.
    longest = [[0] * (len(other) + 1)]
    for letter in reversed(one):
        below = longest[-1]
        row = [0]
        for j in range(len(other) - 1, -1, -1):
            row.append(below[j + 1] + 1 if letter == other[j] else max(below[j], row[-1]))
        row.reverse()
        longest.append(row)
    longest.reverse()

    i = j = 0
    word = ""
    missing = longest[i][j]
    print(missing)
    while missing:
        for letter in sorted(set(one[i:])):
            p, q = one.find(letter, i), other.find(letter, j)
            if q >= 0 and longest[p][q] == missing:
                word += letter
                missing -= 1
                i, j = p + 1, q + 1
                break
    if word:
        print(word)


main()
