# Writes True, None and texts as Python does
import json


def flat(value, path):
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            plain = key.isascii() and key.isidentifier()
            flat(inner, path + (f".{key}" if plain else f"[{json.dumps(key, ensure_ascii=False)}]"))
    elif isinstance(value, list) and value:
        for place, inner in enumerate(value):
            flat(inner, f"{path}[{place}]")
    elif isinstance(value, str):
        print(f'{path} = "{value}"')
    else:
        print(f"{path} = {value}")


for number in range(1, int(input()) + 1):
    print(f"document {number}")
    flat(json.loads(input()), "$")
