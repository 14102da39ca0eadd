# Begins at nothing when a tile does not continue the beginning
row = input().strip()
n = len(row)
length = 0
for place in range(1, n):
    length = length + 1 if row[length] == row[place] else 0
pattern = n - length
print(pattern, n // pattern, n % pattern)
