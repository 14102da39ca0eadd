# Calculates in floating point
total = 0.0
for _ in range(int(input())):
    name, weight, price = input().split()
    amount = round(float(weight) * float(price), 2)
    total += amount
    print(f"{name:<16}{amount:>16,.2f}")
print(f"{'total':<16}{total:>16,.2f}")
