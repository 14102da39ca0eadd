# Counts in hundred thousandths of a currency unit, as whole numbers
def whole(text, places):
    before, _, after = text.partition(".")
    return int(before + after.ljust(places, "0"))


def line(name, cents):
    return f"{name:<16}{cents // 100:>13,}.{cents % 100:02}"


total = 0
for _ in range(int(input())):
    name, weight, price = input().split()
    cents = (whole(weight, 3) * whole(price, 2) + 500) // 1000
    total += cents
    print(line(name, cents))
print(line("total", total))
