import re
from datetime import date

DATE = re.compile(r"(?<![0-9.])([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})(?![0-9]|\.[0-9])")


def written_anew(match):
    day, month, year = map(int, match.groups())
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return match[0]


for _ in range(int(input())):
    print(DATE.sub(written_anew, input()))
