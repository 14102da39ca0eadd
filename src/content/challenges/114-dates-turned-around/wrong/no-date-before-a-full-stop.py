# Takes a full stop at the end of a sentence for a part of a number
import re
from datetime import date


def anew(match):
    try:
        return date(int(match[3]), int(match[2]), int(match[1])).isoformat()
    except ValueError:
        return match[0]


for _ in range(int(input())):
    print(re.sub(r"(?<![0-9.])([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})(?![0-9.])", anew, input()))
