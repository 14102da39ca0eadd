# Copies the whole store at each begin: right, and too slow
import sys

lines = [line.split() for line in sys.stdin.read().splitlines()[1:]]
after = {}
begins = []
for at, line in enumerate(lines):
    if line[0] == "begin":
        begins.append(at)
    elif line[0] == "end":
        after[begins.pop()] = at + 1

store = {}
blocks = []
stopped = 0
at = 0
word = "finished"
while at < len(lines):
    order, *rest = lines[at]
    at += 1
    failed = order == "fail"
    if order == "set":
        store[rest[0]] = int(rest[1])
    elif order == "del":
        failed = rest[0] not in store
        store.pop(rest[0], None)
    elif order == "begin":
        blocks.append((dict(store), bool(rest), after[at - 1]))
    elif order == "end":
        blocks.pop()
    while failed and blocks:
        before, safe, behind = blocks.pop()
        store = before
        if safe:
            stopped += 1
            failed = False
            at = behind
    if failed:
        word = "stopped"
        break
print(word)
print(stopped, len(store), sum(store.values()))
