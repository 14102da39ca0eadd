import functools
import sys


def trace(function):
    @functools.wraps(function)
    def wrapper(x):
        print(">", function.__name__, x)
        try:
            result = function(x)
        except RuntimeError as error:
            print("!", error)
            raise
        print("<", result)
        return result
    return wrapper


def remember(function):
    known = {}

    @functools.wraps(function)
    def wrapper(x):
        if x not in known:
            known[x] = function(x)
        return known[x]
    return wrapper


def retry(function):
    @functools.wraps(function)
    def wrapper(x):
        for _ in range(2):
            try:
                return function(x)
            except RuntimeError as error:
                if str(error) != "busy":
                    raise
        return function(x)
    return wrapper


def number(function):
    calls = 0

    @functools.wraps(function)
    def wrapper(x):
        nonlocal calls
        calls += 1
        print("#", calls)
        return function(x)
    return wrapper


def shift(function):
    @functools.wraps(function)
    def wrapper(x):
        return function(x - 5) + 1
    return wrapper


def square(x):
    is_busy = square.calls % 7 >= 3
    square.calls += 1
    if is_busy:
        raise RuntimeError("busy")
    if x < 0:
        raise RuntimeError("negative")
    return x * x


square.calls = 0


def main():
    first, *lines = sys.stdin.read().splitlines()
    q, *names = first.split()
    decorators = {one.__name__: one for one in (trace, remember, retry, number, shift)}
    function = square
    for name in reversed(names):
        function = decorators[name](function)
    for line in lines[:int(q)]:
        try:
            print("=", function(int(line)))
        except RuntimeError as error:
            print("error", error)


main()
