# Lets trace keep the error to itself
import functools
import sys


def trace(function):
    @functools.wraps(function)
    def wrapper(x):
        print(">", function.__name__, x)
        try:
            result = function(x)
            print("<", result)
            return result
        except RuntimeError as error:
            print("!", error)
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


times = 0


def square(x):
    global times
    times += 1
    if times % 7 not in (1, 2, 3):
        raise RuntimeError("busy")
    if x < 0:
        raise RuntimeError("negative")
    return x * x


first, *lines = sys.stdin.read().splitlines()
q, *names = first.split()
function = square
for name in reversed(names):
    function = globals()[name](function)
for line in lines[:int(q)]:
    try:
        print("=", function(int(line)))
    except RuntimeError as error:
        print("error", error)
