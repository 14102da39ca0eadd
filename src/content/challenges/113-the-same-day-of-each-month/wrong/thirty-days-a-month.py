# Adds 30 days for each month
from datetime import date, timedelta

for _ in range(int(input())):
    began, months = input().split()
    begin = date.fromisoformat(began)
    try:
        due = begin + timedelta(days=30 * int(months))
    except OverflowError:
        due = begin
    print(due.isoformat(), due.strftime("%A"), (due - begin).days)
