# Collects the lines in a list that is a default argument, and so is the same at each call
import json


def flat(value, path="$", lines=[]):
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            plain = key.isascii() and key.isidentifier()
            flat(inner, path + (f".{key}" if plain else f"[{json.dumps(key, ensure_ascii=False)}]"))
    elif isinstance(value, list) and value:
        for place, inner in enumerate(value):
            flat(inner, f"{path}[{place}]")
    else:
        lines.append(f"{path} = {json.dumps(value, ensure_ascii=False)}")
    return lines


for number in range(1, int(input()) + 1):
    print(f"document {number}")
    print(*flat(json.loads(input())), sep="\n")
