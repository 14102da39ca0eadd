def main():
    row = input().strip()
    longest = [0]
    for tile in row[1:]:
        length = longest[-1]
        while length and row[length] != tile:
            length = longest[length - 1]
        longest.append(length + (row[length] == tile))
    pattern = len(row) - longest[-1]
    print(pattern, *divmod(len(row), pattern))


main()
