# Leaves the value of a tool as it was
import sys

first, *orders = sys.stdin.read().strip().split("\n")
room = int(first.split()[0])
tools = {}
found = total = 0
for line in orders:
    order, name, *value = line.split()
    if order == "put":
        tools[name] = tools.pop(name, int(value[0]))
        if len(tools) > room:
            del tools[next(iter(tools))]
    elif name in tools:
        found += 1
        total += tools[name]
        tools[name] = tools.pop(name)
print(found, total, len(tools))
