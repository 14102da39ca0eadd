# Reads each side by a call of its own: right, and too deep for a deep mobile
import sys

text = sys.stdin.read().strip()
at = 0
tilted = 0


def mobile():
    global at, tilted
    if text[at] != "[":
        begin = at
        while at < len(text) and text[at].isdigit():
            at += 1
        return int(text[begin:at]), 0
    at += 1
    left, left_height = mobile()
    at += 1
    right, right_height = mobile()
    at += 1
    tilted += left != right
    return left + right, 1 + max(left_height, right_height)


weight, height = mobile()
print(weight, tilted, height)
