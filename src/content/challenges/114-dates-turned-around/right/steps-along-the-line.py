# Steps along the line without a regular expression
LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def digits_at(line, at):
    end = at
    while end < len(line) and line[end] in "0123456789":
        end += 1
    return line[at:end]


def date_at(line, at):
    """The date that begins at a place, and where it ends; None if there is none."""
    day = digits_at(line, at)
    month = digits_at(line, at + len(day) + 1)
    year = digits_at(line, at + len(day) + len(month) + 2)
    end = at + len(day) + len(month) + len(year) + 2
    if line[at:end] != ".".join((day, month, year)) or (len(day), len(month)) not in ((1, 1), (1, 2), (2, 1), (2, 2)):
        return None
    if len(year) != 4 or (line[end:end + 1] == "." and digits_at(line, end + 1)):
        return None
    d, m, y = int(day), int(month), int(year)
    leap = y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)
    if y == 0 or not 0 < m < 13 or not 0 < d <= LENGTHS[m - 1] + (leap and m == 2):
        return None
    return "-".join((year, month.zfill(2), day.zfill(2))), end


for _ in range(int(input())):
    line = input()
    at = 0
    out = []
    while at < len(line):
        run = digits_at(line, at)
        found = date_at(line, at) if run and line[at - 1:at] != "." else None
        if found:
            text, at = found
            out.append(text)
        elif run:
            out.append(run)
            at += len(run)
        else:
            out.append(line[at])
            at += 1
    print("".join(out))
