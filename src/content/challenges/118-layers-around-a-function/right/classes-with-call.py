# Makes each layer an object that can be called
import sys


class Trouble(Exception):
    pass


class Layer:
    def __init__(self, inner):
        self.inner = inner
        self.name = inner.name
        self.begin()

    def begin(self):
        pass


class Trace(Layer):
    def __call__(self, x):
        print(f"> {self.name} {x}")
        try:
            result = self.inner(x)
        except Trouble as trouble:
            print(f"! {trouble}")
            raise
        else:
            print(f"< {result}")
            return result


class Remember(Layer):
    def begin(self):
        self.known = {}

    def __call__(self, x):
        if x in self.known:
            return self.known[x]
        return self.known.setdefault(x, self.inner(x))


class Retry(Layer):
    def __call__(self, x):
        left = 3
        while True:
            left -= 1
            try:
                return self.inner(x)
            except Trouble as trouble:
                if left == 0 or trouble.args != ("busy",):
                    raise


class Number(Layer):
    def begin(self):
        self.calls = 0

    def __call__(self, x):
        self.calls += 1
        print(f"# {self.calls}")
        return self.inner(x)


class Shift(Layer):
    def __call__(self, x):
        return 1 + self.inner(x - 5)


class Square:
    name = "square"
    calls = 0

    def __call__(self, x):
        self.calls += 1
        if self.calls % 7 in (0, 4, 5, 6):
            raise Trouble("busy")
        if x < 0:
            raise Trouble("negative")
        return x ** 2


lines = sys.stdin.read().splitlines()
q, *names = lines[0].split()
call = Square()
while names:
    call = {"trace": Trace, "remember": Remember, "retry": Retry, "number": Number, "shift": Shift}[names.pop()](call)
for line in lines[1:int(q) + 1]:
    try:
        result = call(int(line))
    except Trouble as trouble:
        print(f"error {trouble}")
    else:
        print(f"= {result}")
