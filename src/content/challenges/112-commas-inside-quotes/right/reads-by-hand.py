# Reads character by character, and knows whether it is inside quotation marks
import sys


def rows_of(text):
    row, cell, inside, at = [], [], False, 0
    while at < len(text):
        char = text[at]
        if inside and char == '"' and text[at + 1:at + 2] == '"':
            cell.append('"')
            at += 1
        elif char == '"':
            inside = not inside
        elif inside or char not in ",\n":
            cell.append(char)
        else:
            row.append("".join(cell))
            cell = []
            if char == "\n":
                yield row
                row = []
        at += 1


def quoted(cell):
    if any(mark in cell for mark in ',"\n'):
        return '"' + cell.replace('"', '""') + '"'
    return cell


first, _, table = sys.stdin.read().partition("\n")
by, of = first.split()
rows = rows_of(table)
head = next(rows)
totals = {}
for row in rows:
    key = row[head.index(by)]
    totals[key] = totals.get(key, 0) + int(row[head.index(of)])
print(f"{by},{of}")
for key, total in totals.items():
    print(f"{quoted(key)},{total}")
