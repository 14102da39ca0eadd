from datetime import date

for _ in range(int(input())):
    began, months = input().split()
    begin = date.fromisoformat(began)
    # Print the date of the payment, its weekday, and the days between.
