# takes the smaller number away from the larger one: too slow when one is tiny
a, b = map(abs, map(int, input().split()))
while a and b:
    if a > b:
        a -= b
    else:
        b -= a
print(a + b)
