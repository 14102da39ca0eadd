import json

for number in range(1, int(input()) + 1):
    document = json.loads(input())
    print(f"document {number}")
    # Print a line for each value of the document.
