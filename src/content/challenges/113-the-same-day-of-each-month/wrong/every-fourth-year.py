# Takes every fourth year for a leap year
from datetime import date

LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
for _ in range(int(input())):
    began, months = input().split()
    begin = date.fromisoformat(began)
    year, month = divmod(begin.year * 12 + begin.month - 1 + int(months), 12)
    length = 29 if month == 1 and year % 4 == 0 else LENGTHS[month]
    day = min(begin.day, length)
    try:
        due = date(year, month + 1, day)
    except ValueError:
        due = date(year, 3, 1)
    print(due.isoformat(), due.strftime("%A"), (due - begin).days)
