import re

for _ in range(int(input())):
    line = input()
    # Print the line with every date written anew.
