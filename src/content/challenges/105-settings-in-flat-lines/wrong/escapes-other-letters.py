# Lets json.dumps escape letters outside of ASCII
import json


def flat(value, path):
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            flat(inner, path + (f".{key}" if key.isascii() and key.isidentifier() else f"[{json.dumps(key)}]"))
    elif isinstance(value, list) and value:
        for place, inner in enumerate(value):
            flat(inner, f"{path}[{place}]")
    else:
        print(f"{path} = {json.dumps(value)}")


for number in range(1, int(input()) + 1):
    print(f"document {number}")
    flat(json.loads(input()), "$")
