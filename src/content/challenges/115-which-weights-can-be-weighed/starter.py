n = int(input())
weights = list(map(int, input().split()))
# Print how many sums there are, the smallest that is missing, and the difference.
