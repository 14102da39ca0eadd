# Accepts only patterns that fit a whole number of times
row = input().strip()
n = len(row)
longest = [0]
for tile in row[1:]:
    length = longest[-1]
    while length and row[length] != tile:
        length = longest[length - 1]
    longest.append(length + (row[length] == tile))
pattern = n - longest[-1]
if n % pattern:
    pattern = n
print(pattern, n // pattern, n % pattern)
