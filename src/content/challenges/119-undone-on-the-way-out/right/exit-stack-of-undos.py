# Gives each block a contextlib.ExitStack whose callbacks undo the changes
import sys
from contextlib import ExitStack, contextmanager


class Trouble(Exception):
    pass


store = {}
stopped = 0


@contextmanager
def block(outer, safe):
    """A stack of undos; it goes over to the block around when all went well."""
    global stopped
    undos = ExitStack()
    try:
        yield undos
    except Trouble:
        undos.close()
        if not safe:
            raise
        stopped += 1
    else:
        if outer is not None:
            outer.push(lambda *_, moved=undos.pop_all(): moved.close())


def put_back(name, before):
    if before is None:
        store.pop(name)
    else:
        store[name] = before


def run(lines, undos):
    for line in lines:
        word, *rest = line.split()
        if word == "end":
            return
        if word == "fail" or (word == "del" and rest[0] not in store):
            raise Trouble
        if word == "begin":
            depth_now = depth[0]
            depth[0] += 1
            with block(undos, bool(rest)) as inner:
                run(lines, inner)
                depth[0] -= 1
            while depth[0] > depth_now:
                skipped = next(lines)
                depth[0] += skipped.startswith("begin")
                depth[0] -= skipped == "end"
        else:
            name = rest[0]
            if undos is not None:
                undos.callback(put_back, name, store.get(name))
            if word == "set":
                store[name] = int(rest[1])
            else:
                del store[name]


depth = [0]
program = iter(sys.stdin.read().splitlines()[1:])
try:
    run(program, None)
    print("finished")
except Trouble:
    print("stopped")
print(stopped, len(store), sum(store.values()))
