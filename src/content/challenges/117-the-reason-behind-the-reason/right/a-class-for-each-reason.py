# Has a class for each reason, and lets the exceptions tell themselves
import operator
import sys


class Trouble(Exception):
    def told(self):
        return str(self) if self.__cause__ is None else f"{self} < {self.__cause__.told()}"


class Unknown(Trouble):
    def __str__(self):
        return f"unknown {self.args[0]}"


class Circle(Trouble):
    def __str__(self):
        return f"circle {self.args[0]}"


class Failed(Trouble):
    def __str__(self):
        return f"failed {self.args[0]}"


def divide(a, b):
    try:
        whole, rest = divmod(a, b)
    except ZeroDivisionError:
        raise Trouble("divided by zero") from None
    if rest:
        raise Trouble("remainder")
    return whole


class Sheet:
    WORK = {"+": operator.add, "-": operator.sub, "/": divide}

    def __init__(self, lines):
        self.formulas = {}
        for line in lines:
            name, formula = line.split(" = ")
            self.formulas[name] = formula.split()
        self.values = {}
        self.open = []

    def __getitem__(self, name):
        if name in self.open:
            raise Circle(name)
        if name not in self.values:
            if name not in self.formulas:
                raise Unknown(name)
            self.open.append(name)
            try:
                numbers = [int(one) if one.strip("-").isdecimal() else self[one] for one in self.formulas[name][::2]]
                signs = self.formulas[name][1::2]
                self.values[name] = self.WORK[signs[0]](*numbers) if signs else numbers[0]
            except Trouble as trouble:
                raise Failed(name) from trouble
            finally:
                self.open.pop()
        return self.values[name]


head, *rest = sys.stdin.read().splitlines()
n, q = map(int, head.split())
sheet = Sheet(rest[:n])
for name in rest[n:n + q]:
    try:
        print(f"{name} = {sheet[name]}")
    except Trouble as trouble:
        print(trouble.told())
