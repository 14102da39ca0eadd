# Throws the notes of a block away at its end, so that the block around it cannot undo them
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
notes = []
blocks = []
stopped = 0
at = 0
word = "finished"
while at < len(lines):
    order, *rest = lines[at]
    at += 1
    failed = order == "fail"
    if order == "set":
        notes.append((rest[0], store.get(rest[0])))
        store[rest[0]] = int(rest[1])
    elif order == "del":
        failed = rest[0] not in store
        if not failed:
            notes.append((rest[0], store.pop(rest[0])))
    elif order == "begin":
        blocks.append((len(notes), bool(rest), after[at - 1]))
    elif order == "end":
        del notes[blocks.pop()[0]:]
    while failed and blocks:
        length, safe, behind = blocks.pop()
        for name, before in reversed(notes[length:]):
            if before is None:
                store.pop(name, None)
            else:
                store[name] = before
        del notes[length:]
        if safe:
            stopped += 1
            failed = False
            at = behind
    if failed:
        word = "stopped"
        break
print(word)
print(stopped, len(store), sum(store.values()))
