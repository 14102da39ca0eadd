# Adds up amounts that were not rounded
from decimal import ROUND_HALF_UP, Decimal

cent = Decimal("0.01")
total = Decimal(0)
for _ in range(int(input())):
    name, weight, price = input().split()
    amount = Decimal(weight) * Decimal(price)
    total += amount
    print(f"{name:<16}{amount.quantize(cent, ROUND_HALF_UP):>16,.2f}")
print(f"{'total':<16}{total.quantize(cent, ROUND_HALF_UP):>16,.2f}")
