# A doubly linked list by hand, with a node before the first and after the last
import sys


class Node:
    __slots__ = ("name", "value", "before", "after")

    def __init__(self, name, value):
        self.name, self.value = name, value
        self.before = self.after = self


ring = Node("", 0)
nodes = {}


def unhook(node):
    node.before.after, node.after.before = node.after, node.before


def hang_in(node):
    node.before, node.after = ring.before, ring
    node.before.after = node.after.before = node


first, *orders = sys.stdin.read().strip().split("\n")
room = int(first.split()[0])
found = total = 0
for line in orders:
    order, name, *value = line.split()
    node = nodes.get(name)
    if order == "put":
        if node is None:
            node = nodes[name] = Node(name, 0)
        node.value = int(value[0])
    elif node is None:
        continue
    else:
        found += 1
        total += node.value
    unhook(node)
    hang_in(node)
    if len(nodes) > room:
        oldest = ring.after
        unhook(oldest)
        del nodes[oldest.name]
print(found, total, len(nodes))
