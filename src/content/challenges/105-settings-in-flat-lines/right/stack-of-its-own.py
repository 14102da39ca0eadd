# Keeps what is still to be written on a stack, without recursion
import json
import re

for number in range(1, int(input()) + 1):
    print(f"document {number}")
    stack = [("$", json.loads(input()))]
    while stack:
        path, value = stack.pop()
        if value in ({}, []) or not isinstance(value, (dict, list)):
            print(path, "=", json.dumps(value, ensure_ascii=False))
            continue
        inner = []
        if isinstance(value, list):
            inner = [(f"{path}[{place}]", one) for place, one in enumerate(value)]
        else:
            for key, one in value.items():
                if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", key):
                    inner.append((f"{path}.{key}", one))
                else:
                    inner.append((f"{path}[{json.dumps(key, ensure_ascii=False)}]", one))
        stack.extend(reversed(inner))
