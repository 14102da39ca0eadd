# Makes room before a value is only changed
import sys

first, *orders = sys.stdin.read().strip().split("\n")
room = int(first.split()[0])
tools = {}
found = total = 0
for line in orders:
    order, name, *value = line.split()
    if order == "put":
        if len(tools) == room:
            del tools[next(iter(tools))]
        tools.pop(name, None)
        tools[name] = int(value[0])
    elif name in tools:
        found += 1
        total += tools[name]
        tools[name] = tools.pop(name)
print(found, total, len(tools))
