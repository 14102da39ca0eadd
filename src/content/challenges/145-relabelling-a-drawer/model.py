import sys


def main():
    s, g, r, old, new = sys.stdin.read().split()
    scrape, glue, replace = int(s), int(g), int(r)

    # What it takes to make each beginning of the new word from nothing, then from more and more of the old one.
    row = [glue * place for place in range(len(new) + 1)]
    for letter in old:
        above = row
        row = [above[0] + scrape]
        for place, wanted in enumerate(new):
            both = above[place] if letter == wanted else above[place] + replace
            row.append(min(above[place + 1] + scrape, row[place] + glue, both))
    print(row[len(new)])


main()
