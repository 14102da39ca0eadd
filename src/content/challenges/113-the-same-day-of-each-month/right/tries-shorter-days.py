# Tries the day of the contract, and smaller ones until the date exists
import datetime

for _ in range(int(input())):
    text, months = input().split()
    begin = datetime.datetime.strptime(text, "%Y-%m-%d").date()
    month = begin.month + int(months)
    year = begin.year + (month - 1) // 12
    month = (month - 1) % 12 + 1
    for day in range(begin.day, 0, -1):
        try:
            due = begin.replace(year=year, month=month, day=day)
            break
        except ValueError:
            continue
    print(f"{due} {due:%A} {(due - begin).days}")
