# Goes on with the line after the error instead of behind the safe block
import sys

store = {}
notes = []
blocks = []
stopped = 0
word = "finished"
for line in sys.stdin.read().splitlines()[1:]:
    order, *rest = line.split()
    failed = order == "fail"
    if order == "set":
        notes.append((rest[0], store.get(rest[0])))
        store[rest[0]] = int(rest[1])
    elif order == "del":
        failed = rest[0] not in store
        if not failed:
            notes.append((rest[0], store.pop(rest[0])))
    elif order == "begin":
        blocks.append((len(notes), bool(rest)))
    elif order == "end" and blocks:
        blocks.pop()
    while failed and blocks:
        length, safe = blocks.pop()
        for name, before in reversed(notes[length:]):
            if before is None:
                store.pop(name)
            else:
                store[name] = before
        del notes[length:]
        if safe:
            stopped += 1
            failed = False
    if failed:
        word = "stopped"
        break
print(word)
print(stopped, len(store), sum(store.values()))
