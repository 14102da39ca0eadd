# Keeps count, sum and longest of each route, and takes the first k from a heap
import heapq
import sys

data = sys.stdin.read().split()
n, k = int(data[0]), int(data[1])
routes = {}
for start, end, minutes in zip(data[2::3], data[3::3], data[4::3]):
    route = (start, end) if start <= end else (end, start)
    count, total, longest = routes.get(route, (0, 0, 0))
    routes[route] = count + 1, total + int(minutes), max(longest, int(minutes))
for (a, b), (count, total, longest) in heapq.nsmallest(k, routes.items(), key=lambda one: (-one[1][0], one[0])):
    print(a, b, count, total, longest)
