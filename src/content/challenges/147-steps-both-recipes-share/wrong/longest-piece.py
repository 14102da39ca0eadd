# Looks for the longest piece without gaps
import sys

one, other = sys.stdin.read().split()
pieces = {one[i:j] for i in range(len(one)) for j in range(i + 1, min(len(one), i + 60) + 1)}
shared = [piece for piece in pieces if piece in other]
word = min(shared, key=lambda piece: (-len(piece), piece), default="")
print(len(word))
if word:
    print(word)
