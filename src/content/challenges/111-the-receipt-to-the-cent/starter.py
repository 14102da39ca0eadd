from decimal import Decimal

for _ in range(int(input())):
    name, weight, price = input().split()
    # Print the line of this article.

# Print the total.
