number = int(input())
steps = 0
# Halve it, or multiply it by 3 and add 1, until it is 1.
print(steps, number)
