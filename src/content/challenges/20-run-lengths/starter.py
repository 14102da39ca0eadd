word = input()
# Print each run as its letter and its length.
print(word)
