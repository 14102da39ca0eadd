# Makes the Decimal from a float, with the float's error
from decimal import ROUND_HALF_UP, Decimal

total = Decimal(0)
for _ in range(int(input())):
    name, weight, price = input().split()
    amount = Decimal(float(weight) * float(price)).quantize(Decimal("0.01"), ROUND_HALF_UP)
    total += amount
    print(f"{name:<16}{amount:>16,.2f}")
print(f"{'total':<16}{total:>16,.2f}")
