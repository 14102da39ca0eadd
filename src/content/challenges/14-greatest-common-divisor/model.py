def greatest_common_divisor(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


a, b = map(int, input().split())
print(greatest_common_divisor(a, b))
