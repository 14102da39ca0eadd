# Hands a list of reasons back instead of raising exceptions
import sys


def work_out(operand, on_the_way):
    """A pair: the value and None, or None and the list of reasons."""
    if operand[-1].isdigit():
        return int(operand), None
    if operand in known:
        return known[operand], None
    if operand not in definitions:
        return None, ["unknown " + operand]
    if operand in on_the_way:
        return None, ["circle " + operand]
    formula = definitions[operand]
    values = []
    for part in formula[::2]:
        number, why = work_out(part, on_the_way | {operand})
        if why:
            return None, ["failed " + operand] + why
        values.append(number)
    result = values[0]
    if len(formula) > 1:
        other = values[1]
        if formula[1] == "+":
            result += other
        elif formula[1] == "-":
            result -= other
        elif other == 0:
            return None, ["failed " + operand, "divided by zero"]
        else:
            result, rest = divmod(result, other)
            if rest:
                return None, ["failed " + operand, "remainder"]
    known[operand] = result
    return result, None


lines = sys.stdin.read().splitlines()
n, q = map(int, lines[0].split())
definitions = {line.split()[0]: line.split()[2:] for line in lines[1:n + 1]}
known = {}
for name in lines[n + 1:n + 1 + q]:
    number, why = work_out(name, frozenset())
    print(" < ".join(why) if why else f"{name} = {number}")
