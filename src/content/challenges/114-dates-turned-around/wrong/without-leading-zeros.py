# Does not fill day and month up to two digits
import re
from datetime import date


def anew(match):
    try:
        date(int(match[3]), int(match[2]), int(match[1]))
        return f"{match[3]}-{match[2]}-{match[1]}"
    except ValueError:
        return match[0]


for _ in range(int(input())):
    print(re.sub(r"(?<![0-9.])([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})(?![0-9]|\.[0-9])", anew, input()))
