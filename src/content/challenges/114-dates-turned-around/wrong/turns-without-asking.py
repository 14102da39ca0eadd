# Turns days around that do not exist
import re


def anew(match):
    return f"{match[3]}-{match[2]:0>2}-{match[1]:0>2}"


for _ in range(int(input())):
    print(re.sub(r"(?<![0-9.])([0-9]{1,2})\.([0-9]{1,2})\.([0-9]{4})(?![0-9]|\.[0-9])", anew, input()))
