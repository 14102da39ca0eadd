# Takes every letter that there is for a plain one
import json


def flat(value, path):
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            flat(inner, path + (f".{key}" if key.isidentifier() else f"[{json.dumps(key, ensure_ascii=False)}]"))
    elif isinstance(value, list) and value:
        for place, inner in enumerate(value):
            flat(inner, f"{path}[{place}]")
    else:
        print(f"{path} = {json.dumps(value, ensure_ascii=False)}")


for number in range(1, int(input()) + 1):
    print(f"document {number}")
    flat(json.loads(input()), "$")
