# Takes the place where the first tile comes again for the length
row = input().strip()
n = len(row)
pattern = row.find(row[0], 1)
if pattern < 1:
    pattern = n
print(pattern, n // pattern, n % pattern)
