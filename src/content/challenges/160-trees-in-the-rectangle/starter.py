import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    rows, columns = data[0], data[1]
    forest = [data[2 + row * columns:2 + (row + 1) * columns] for row in range(rows)]
    questions = data[3 + rows * columns:]
    # Print the sum of all answers, and the largest one.


main()
