# Changes the first date of a line alone
import re
from datetime import date


def anew(match):
    try:
        return date(int(match[3]), int(match[2]), int(match[1])).isoformat()
    except ValueError:
        return match[0]


pattern = re.compile(r"(?<![0-9.])([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})(?![0-9]|\.[0-9])")
for _ in range(int(input())):
    print(pattern.sub(anew, input(), count=1))
