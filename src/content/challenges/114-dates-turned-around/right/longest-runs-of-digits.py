# Takes each longest run of digits and full stops, and looks at it by itself
import re
from calendar import monthrange


def anew(match):
    run = match[0]
    core = run.rstrip(".")
    parts = core.split(".")
    if len(parts) != 3 or not all(parts):
        return run
    if len(parts[0]) > 2 or len(parts[1]) > 2 or len(parts[2]) != 4:
        return run
    day, month, year = map(int, parts)
    if year < 1 or not 1 <= month <= 12 or not 1 <= day <= monthrange(year, month)[1]:
        return run
    return f"{year:04}-{month:02}-{day:02}" + run[len(core):]


for _ in range(int(input())):
    print(re.sub(r"[0-9.]+", anew, input()))
