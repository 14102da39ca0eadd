# Sorts the keys of an object
import json


def flat(value, path):
    if isinstance(value, dict) and value:
        for key in sorted(value):
            plain = key.isascii() and key.isidentifier()
            flat(value[key], path + (f".{key}" if plain else f"[{json.dumps(key, ensure_ascii=False)}]"))
    elif isinstance(value, list) and value:
        for place, inner in enumerate(value):
            flat(inner, f"{path}[{place}]")
    else:
        print(f"{path} = {json.dumps(value, ensure_ascii=False)}")


for number in range(1, int(input()) + 1):
    print(f"document {number}")
    flat(json.loads(input()), "$")
