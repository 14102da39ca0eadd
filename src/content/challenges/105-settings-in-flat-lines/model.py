import json


def flat(value, path):
    """The lines of a value and of all that is inside."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from flat(inner, path + step(key))
    elif isinstance(value, list) and value:
        for place, inner in enumerate(value):
            yield from flat(inner, f"{path}[{place}]")
    else:
        yield f"{path} = {json.dumps(value, ensure_ascii=False)}"


def step(key):
    plain = key.isascii() and key.isidentifier()
    return f".{key}" if plain else f"[{json.dumps(key, ensure_ascii=False)}]"


for number in range(1, int(input()) + 1):
    print(f"document {number}")
    print(*flat(json.loads(input()), "$"), sep="\n")
