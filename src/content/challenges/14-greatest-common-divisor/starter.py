def greatest_common_divisor(a, b):
    # Work out the result here.
    return a - b


a, b = map(int, input().split())
print(greatest_common_divisor(a, b))
