# Returns True from __exit__ always, so that every block stops an error
import sys


class Trouble(Exception):
    pass


class Block:
    def __enter__(self):
        self.begin = len(notes)

    def __exit__(self, kind, error, trace):
        global stopped
        if kind is not None:
            stopped += 1
            while len(notes) > self.begin:
                name, before = notes.pop()
                if before is None:
                    store.pop(name)
                else:
                    store[name] = before
        return True


def run(lines):
    for line in lines:
        word, *rest = line.split()
        if word == "end":
            return
        if word == "begin":
            inner = []
            depth = 1
            for one in lines:
                depth += one.startswith("begin")
                depth -= one == "end"
                if depth == 0:
                    break
                inner.append(one)
            with Block():
                run(iter(inner))
        elif word == "fail" or (word == "del" and rest[0] not in store):
            raise Trouble
        else:
            notes.append((rest[0], store.get(rest[0])))
            if word == "set":
                store[rest[0]] = int(rest[1])
            else:
                del store[rest[0]]


store = {}
notes = []
stopped = 0
try:
    run(iter(sys.stdin.read().splitlines()[1:]))
    print("finished")
except Trouble:
    print("stopped")
print(stopped, len(store), sum(store.values()))
