# Leaves it to the language: too deep for many brackets, and numbers grow without remainders
import sys

print(eval(sys.stdin.read().strip()) % 1000000007)
