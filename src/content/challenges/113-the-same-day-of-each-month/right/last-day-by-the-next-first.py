# Finds the last day of a month as the day before the first of the next
from datetime import date, timedelta

NAMES = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()


def first_of(number):
    return date(number // 12, number % 12 + 1, 1)


for _ in range(int(input())):
    text, months = input().split()
    begin = date(*map(int, text.split("-")))
    number = begin.year * 12 + begin.month - 1 + int(months)
    due = first_of(number) + timedelta(days=27)
    while due.day < begin.day and due < date.max and (due + timedelta(days=1)).month == due.month:
        due += timedelta(days=1)
    if due.day > begin.day:
        due = due.replace(day=begin.day)
    print(due, NAMES[due.weekday()], due.toordinal() - begin.toordinal())
