results = []
for _ in range(int(input())):
    name, marks = input().split(": ")
    # Find the result of this pair.

# Print the places, names and results.
