# Loses the sign of the days where the payment is before the contract
from calendar import monthrange
from datetime import date

for _ in range(int(input())):
    began, months = input().split()
    begin = date.fromisoformat(began)
    year, month = divmod(begin.year * 12 + begin.month - 1 + int(months), 12)
    due = date(year, month + 1, min(begin.day, monthrange(year, month + 1)[1]))
    print(due.isoformat(), due.strftime("%A"), abs(due - begin).days)
