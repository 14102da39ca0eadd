# Asks for the same rests again and again: right, and exponential
import sys

one, other = sys.stdin.read().split()


def best(i, j):
    if i == len(one) or j == len(other):
        return 0, ""
    found = min(best(i + 1, j), best(i, j + 1))
    if one[i] == other[j]:
        less, word = best(i + 1, j + 1)
        found = min(found, (less - 1, one[i] + word))
    return found


word = best(0, 0)[1]
print(len(word))
if word:
    print(word)
