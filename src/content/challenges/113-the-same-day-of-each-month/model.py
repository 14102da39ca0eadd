from calendar import monthrange
from datetime import date


def months_later(begin, months):
    year, month = divmod(begin.year * 12 + begin.month - 1 + months, 12)
    length = monthrange(year, month + 1)[1]
    return date(year, month + 1, min(begin.day, length))


for _ in range(int(input())):
    began, months = input().split()
    begin = date.fromisoformat(began)
    due = months_later(begin, int(months))
    print(due.isoformat(), due.strftime("%A"), (due - begin).days)
