# Asks for a word boundary, which there is also between a digit and a full stop
import re
from datetime import date


def anew(match):
    try:
        return date(int(match[3]), int(match[2]), int(match[1])).isoformat()
    except ValueError:
        return match[0]


for _ in range(int(input())):
    print(re.sub(r"\b([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})\b", anew, input()))
