# Goes on from the payment before, so that a day that once was cut off stays smaller
from calendar import monthrange
from datetime import date

for _ in range(int(input())):
    began, months = input().split()
    begin = due = date.fromisoformat(began)
    step = 1 if int(months) > 0 else -1
    for _ in range(abs(int(months))):
        year, month = divmod(due.year * 12 + due.month - 1 + step, 12)
        due = date(year, month + 1, min(due.day, monthrange(year, month + 1)[1]))
    print(due.isoformat(), due.strftime("%A"), (due - begin).days)
