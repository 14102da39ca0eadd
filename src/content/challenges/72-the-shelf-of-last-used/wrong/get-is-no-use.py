# Does not count a get as a use
import sys

first, *orders = sys.stdin.read().strip().split("\n")
room = int(first.split()[0])
tools = {}
found = total = 0
for line in orders:
    order, name, *value = line.split()
    if order == "put":
        tools.pop(name, None)
        tools[name] = int(value[0])
        if len(tools) > room:
            del tools[next(iter(tools))]
    elif name in tools:
        found += 1
        total += tools[name]
print(found, total, len(tools))
