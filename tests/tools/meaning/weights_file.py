"""The file of weights `src/content/meaning/coach.bin`. Its layout is told in `src/domain/coach/meaning-file.ts`."""

import json
import struct

import numpy as np

MAGIC, VERSION = b"ELVM", 2


def matrix(name, weight, bias=None, bits=8):
    """A matrix as the file has it: a scale for each row, a bias if there is one, and weights of 4 or 8 bits."""
    weight = np.asarray(weight, np.float32)
    most = 2 ** (bits - 1) - 1
    scale = np.abs(weight).max(1) / most
    scale[scale == 0] = 1
    rounded = np.clip(np.round(weight / scale[:, None]), -most, most).astype(np.int8)
    if bits == 4:
        rounded = ((rounded[:, ::2] & 15) | (rounded[:, 1::2] << 4)).astype(np.int8)
    data = scale.astype("<f4").tobytes()
    if bias is not None:
        data += np.asarray(bias, np.float32).astype("<f4").tobytes()
    about = {"name": name, "rows": len(weight), "columns": weight.shape[1], "bits": bits, "biased": bias is not None}
    return about, data + rounded.tobytes()


def write(path, head, matrices):
    """Writes a head and what `matrix` made."""
    text = json.dumps({**head, "matrices": [about for about, _ in matrices]}, separators=(",", ":")).encode()
    file = bytearray(struct.pack("<4sII", MAGIC, VERSION, len(text)) + text)
    for _, data in matrices:
        file.extend(b"\0" * (-len(file) % 4))
        file += data
    file.extend(b"\0" * (-len(file) % 4))
    with open(path, "wb") as out:
        out.write(file)


def read(path):
    """The head, and the matrices as `write` takes them."""
    with open(path, "rb") as given:
        file = given.read()
    magic, version, length = struct.unpack("<4sII", file[:12])
    if (magic, version) != (MAGIC, VERSION):
        raise ValueError(f"{path} is not a file of weights of version {VERSION}")
    head = json.loads(file[12 : 12 + length])
    at, matrices = 12 + length, []
    for about in head.pop("matrices"):
        at += -at % 4
        floats = 8 if about["biased"] else 4
        end = at + about["rows"] * (floats + about["columns"] * about["bits"] // 8)
        matrices.append((about, file[at:end]))
        at = end
    return head, matrices
