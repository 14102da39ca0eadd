import sys


def main():
    n, *board = sys.stdin.read().split()
    n = int(n)
    # Bit 0 is the first column.
    good = [sum(1 << column for column, field in enumerate(row) if field == ".") for row in board]
    first_way = []

    def ways(row, columns, left, right):
        """The number of ways to fill the rows from this one on, with these columns and diagonals lit."""
        if row == n:
            return 1
        count = 0
        free = good[row] & ~(columns | left | right)
        while free:
            lantern = free & -free
            free ^= lantern
            found = ways(row + 1, columns | lantern, (left | lantern) >> 1, (right | lantern) << 1)
            # Rows come back from the last to the first.
            if found and len(first_way) == n - row - 1:
                first_way.append(lantern.bit_length())
            count += found
        return count

    print(ways(0, 0, 0, 0))
    if first_way:
        print(*reversed(first_way))


main()
