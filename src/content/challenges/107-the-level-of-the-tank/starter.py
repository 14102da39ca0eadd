n, capacity, start = map(int, input().split())
changes = list(map(int, input().split()))
# Print the lowest level, the highest, and how many times the tank was full.
