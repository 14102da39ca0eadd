# Collects the lines in a list that is handed on
import json
import string

PLAIN = set(string.ascii_letters + string.digits + "_")


def collect(value, path, lines):
    members = None
    if type(value) is dict:
        members = [
            ("." + key if key and set(key) <= PLAIN and not key[0].isdigit()
             else "[" + json.dumps(key, ensure_ascii=False) + "]", inner)
            for key, inner in value.items()
        ]
    elif type(value) is list:
        members = [("[" + str(place) + "]", inner) for place, inner in enumerate(value)]
    if members:
        for more, inner in members:
            collect(inner, path + more, lines)
    else:
        lines.append(path + " = " + json.dumps(value, ensure_ascii=False))
    return lines


for number in range(1, int(input()) + 1):
    print("document", number)
    print("\n".join(collect(json.loads(input()), "$", [])))
