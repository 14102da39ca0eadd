import functools
import sys


class Busy(Exception):
    pass


def trace(function):
    @functools.wraps(function)
    def wrapper(number):
        return function(number)
    return wrapper


def main():
    first, *lines = sys.stdin.read().splitlines()
    q, *names = first.split()
    # Lay the decorators around the function, and call it with each number.


main()
