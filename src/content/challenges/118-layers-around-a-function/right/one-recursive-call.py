# Goes down through the list of layers by recursion, with a store for each place
import sys

lines = sys.stdin.read().splitlines()
q, *names = lines[0].split()
stores = [{} for _ in names]
counts = [0] * (len(names) + 1)


def call(level, x):
    """A pair: whether it went well, and the result or the error."""
    if level == len(names):
        counts[level] += 1
        if (counts[level] - 1) % 7 > 2:
            return False, "busy"
        return (False, "negative") if x < 0 else (True, x * x)
    name = names[level]
    if name == "trace":
        print("> square", x)
        well, result = call(level + 1, x)
        print("<" if well else "!", result)
        return well, result
    if name == "remember":
        if x in stores[level]:
            return True, stores[level][x]
        well, result = call(level + 1, x)
        if well:
            stores[level][x] = result
        return well, result
    if name == "retry":
        tries = 1
        well, result = call(level + 1, x)
        while result == "busy" and tries < 3:
            tries += 1
            well, result = call(level + 1, x)
        return well, result
    if name == "number":
        counts[level] += 1
        print("#", counts[level])
        return call(level + 1, x)
    well, result = call(level + 1, x - 5)
    return well, result + 1 if well else result


for line in lines[1:int(q) + 1]:
    well, result = call(0, int(line))
    print("=" if well else "error", result)
