import sys


def main():
    lines = sys.stdin.read().strip().split("\n")
    n = int(lines[0].split()[0])
    points = range(1, n + 1)
    parent = {point: point for point in points}
    height = {point: 0 for point in points}

    def root_of(point):
        """The root of the point's group; hangs the point and all above it at the root."""
        path = []
        while parent[point] != point:
            path.append(point)
            point = parent[point]
        above = 0
        for below in reversed(path):
            above += height[below]
            height[below] = above
            parent[below] = point
        return point

    struck = answered = total = 0
    for line in lines[1:]:
        entry, *numbers = line.split()
        a, b, *measured = map(int, numbers)
        root_a, root_b = root_of(a), root_of(b)
        known = height[b] - height[a]
        if entry == "ask":
            if root_a == root_b:
                answered += 1
                total += known
        elif root_a != root_b:
            parent[root_b] = root_a
            height[root_b] = measured[0] - known
        elif known != measured[0]:
            struck += 1
    print(struck, answered, total)


main()
