# Lets days that a month does not have run into the next month
from datetime import date, timedelta

for _ in range(int(input())):
    began, months = input().split()
    begin = date.fromisoformat(began)
    year, month = divmod(begin.year * 12 + begin.month - 1 + int(months), 12)
    due = date(year, month + 1, 1) + timedelta(days=begin.day - 1)
    print(due.isoformat(), due.strftime("%A"), (due - begin).days)
