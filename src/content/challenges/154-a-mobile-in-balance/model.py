import re
import sys


def main():
    text = sys.stdin.read()
    # The mobiles that are complete, and whose bar is not: pairs of weight and height.
    waiting = []
    tilted = 0
    for token in re.findall(r"\d+|]", text):
        if token != "]":
            waiting.append((int(token), 0))
            continue
        right, right_height = waiting.pop()
        left, left_height = waiting.pop()
        if left != right:
            tilted += 1
        waiting.append((left + right, max(left_height, right_height) + 1))
    weight, height = waiting.pop()
    print(weight, tilted, height)


main()
