# Replaces whenever letters differ, though scraping and gluing may be cheaper
import sys

s, g, r, old, new = sys.stdin.read().split()
s, g, r = int(s), int(g), int(r)
same = sum(a != b for a, b in zip(old, new))
more = len(new) - len(old)
print(same * r + (more * g if more > 0 else -more * s))
