"""Runs a file of SQL on the tables that standard input makes, and prints each result as the app's engine does."""

import sqlite3
import sys


def statements(script):
    """The statements of a script, one by one."""
    text = ""
    for piece in script.split(";"):
        text += piece + ";"
        if sqlite3.complete_statement(text):
            yield text
            text = ""
    if text.strip(" \n\t;"):
        yield text


def shown(value):
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return "x'" + value.hex() + "'"
    if isinstance(value, float):
        text = format(value, ".15g")
        return text if any(sign in text for sign in ".en") else text + ".0"
    return str(value).replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t")


def table(columns, rows):
    texts = [[shown(value) for value in row] for row in rows]
    widths = [max([len(name) or 1] + [len(row[at]) for row in texts]) for at, name in enumerate(columns)]
    right = [
        any(row[at] is not None for row in rows) and all(isinstance(row[at], (int, float, type(None))) for row in rows)
        for at in range(len(columns))
    ]

    def line(cells):
        return " | ".join(
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(cells, widths, right)
        ).rstrip()

    print(line(columns))
    print("-+-".join("-" * width for width in widths))
    for row in texts:
        print(line(row))
    print(f"({len(rows)} row{'' if len(rows) == 1 else 's'})")


database = sqlite3.connect(":memory:", isolation_level=None)
database.executescript(sys.stdin.read())
with open(sys.argv[1], encoding="utf-8") as file:
    for statement in statements(file.read()):
        cursor = database.execute(statement)
        if cursor.description:
            table([column[0] for column in cursor.description], cursor.fetchall())
        elif cursor.rowcount >= 0:
            print(f"({cursor.rowcount} row{'' if cursor.rowcount == 1 else 's'} changed)")
