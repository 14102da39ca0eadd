# Goes on from the stretch that agrees farthest to the right
row = input().strip()
n = len(row)
agrees = [0] * n
left = right = 0
pattern = n
for place in range(1, n):
    if place < right:
        agrees[place] = min(right - place, agrees[place - left])
    while place + agrees[place] < n and row[agrees[place]] == row[place + agrees[place]]:
        agrees[place] += 1
    if place + agrees[place] > right:
        left, right = place, place + agrees[place]
    if right == n:
        pattern = place
        break
print(pattern, n // pattern, n % pattern)
