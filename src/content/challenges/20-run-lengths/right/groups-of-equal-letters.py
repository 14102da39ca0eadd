# Lets groupby gather equal letters
from itertools import groupby

print("".join(f"{letter}{len(list(run))}" for letter, run in groupby(input())))
