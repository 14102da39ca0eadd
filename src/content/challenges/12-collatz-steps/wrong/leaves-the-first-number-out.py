# leaves the first number out when it looks for the largest
number = int(input())
largest = 1
steps = 0
while number != 1:
    number = number // 2 if number % 2 == 0 else 3 * number + 1
    largest = max(largest, number)
    steps += 1
print(steps, largest)
