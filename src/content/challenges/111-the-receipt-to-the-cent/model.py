from decimal import ROUND_HALF_UP, Decimal


def line(name, amount):
    return f"{name:<16}{amount:>16,.2f}"


total = Decimal(0)
for _ in range(int(input())):
    name, weight, price = input().split()
    amount = (Decimal(weight) * Decimal(price)).quantize(Decimal("0.01"), ROUND_HALF_UP)
    total += amount
    print(line(name, amount))
print(line("total", total))
