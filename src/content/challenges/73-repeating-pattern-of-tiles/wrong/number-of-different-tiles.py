# Takes the number of different tiles for the length
row = input().strip()
pattern = len(set(row))
print(pattern, len(row) // pattern, len(row) % pattern)
