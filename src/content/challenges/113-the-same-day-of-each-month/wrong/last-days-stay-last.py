# Takes the last day of every month for a contract of a last day
from calendar import monthrange
from datetime import date

for _ in range(int(input())):
    began, months = input().split()
    begin = date.fromisoformat(began)
    year, month = divmod(begin.year * 12 + begin.month - 1 + int(months), 12)
    length = monthrange(year, month + 1)[1]
    is_last = begin.day == monthrange(begin.year, begin.month)[1]
    due = date(year, month + 1, length if is_last else min(begin.day, length))
    print(due.isoformat(), due.strftime("%A"), (due - begin).days)
