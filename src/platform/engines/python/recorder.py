# Runs a program and writes down what it did, line by line, as one line of JSON on the real output. It is itself run as
# a program of the engine: what follows in this file is put behind a line that defines SOURCE.
def record():
    import builtins
    import collections
    import io
    import json
    import linecache
    import sys
    import types

    # Not the engine's own name of a program: that is this file.
    FILE = 'program.py'
    MOST_STEPS = 2000
    MOST_ITEMS = 24
    MOST_THINGS = 60
    LONGEST_TEXT = 60
    LONGEST_OUTPUT = 200_000
    real = sys.stdout
    source = SOURCE

    class Enough(BaseException):
        pass

    class Output(io.TextIOBase):
        encoding = 'utf-8'

        def __init__(self):
            self.parts = []
            self.length = 0

        def writable(self):
            return True

        def write(self, text):
            self.parts.append(text)
            self.length += len(text.encode('utf-16-le', 'surrogatepass')) // 2
            if self.length > LONGEST_OUTPUT:
                stop()
            return len(text)

    out = Output()
    steps = []
    cut = False
    # A number for each thing, and the thing itself: a number is never given to another one.
    known = {}
    PLAIN = (int, float, complex, bool, str, bytes, type(None))
    HIDDEN = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)

    def stop():
        nonlocal cut
        cut = True
        sys.settrace(None)
        raise Enough

    def short(text):
        return text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + '…'

    def plain(value):
        try:
            if isinstance(value, str) and len(value) > LONGEST_TEXT:
                value = value[:LONGEST_TEXT] + '…'
            if isinstance(value, int) and not isinstance(value, bool) and abs(value) > 10 ** 60:
                return 'a number of more than 60 digits'
            return short(repr(value))
        except Exception as error:
            return f'({type(error).__name__} in repr)'

    def number_of(value):
        if id(value) not in known:
            known[id(value)] = (len(known) + 1, value)
        return known[id(value)][0]

    def fields_of(value):
        found = dict(getattr(value, '__dict__', {}))
        for kind in type(value).__mro__:
            slots = kind.__dict__.get('__slots__', ())
            for name in (slots,) if isinstance(slots, str) else slots:
                try:
                    found.setdefault(name, object.__getattribute__(value, name))
                except AttributeError:
                    pass
        return found

    def own(value):
        """An object of a class that the program defines."""
        return type(value).__module__ == '__main__'

    def shown(value, waiting):
        if isinstance(value, PLAIN) and not own(value):
            return plain(value)
        if isinstance(value, (list, tuple, set, frozenset, dict, collections.deque)) or own(value):
            waiting.append(value)
            return {'to': number_of(value)}
        if isinstance(value, HIDDEN):
            return getattr(value, '__name__', type(value).__name__)
        return type(value).__name__

    def thing(value, waiting):
        if isinstance(value, dict):
            pairs = list(value.items())
            return {'kind': 'map', 'of': type(value).__name__, 'length': len(pairs),
                    'entries': [[shown(key, waiting), shown(item, waiting)] for key, item in pairs[:MOST_ITEMS]]}
        if isinstance(value, (list, tuple, set, frozenset, collections.deque)):
            items = list(value)
            return {'kind': 'list', 'of': type(value).__name__, 'length': len(items),
                    'items': [shown(item, waiting) for item in items[:MOST_ITEMS]]}
        return {'kind': 'object', 'of': type(value).__name__,
                'fields': [[name, shown(field, waiting)] for name, field in list(fields_of(value).items())[:MOST_ITEMS]]}

    def names_in(frame):
        names = frame.f_locals
        for name, value in list(names.items()):
            if name.startswith('__') or (name.startswith('.') or isinstance(value, HIDDEN)):
                continue
            yield name, value

    def note(frame, event, words=None):
        if len(steps) >= MOST_STEPS:
            stop()
        waiting = []
        frames = []
        at = frame
        while at is not None and len(frames) < 30:
            if at.f_code.co_filename == FILE:
                frames.append({
                    'name': at.f_code.co_name,
                    'line': at.f_lineno,
                    'variables': [[name, shown(value, waiting)] for name, value in names_in(at)],
                })
            at = at.f_back
        things = {}
        while waiting and len(things) < MOST_THINGS:
            value = waiting.pop(0)
            number = number_of(value)
            if number not in things:
                things[number] = None
                things[number] = thing(value, waiting)
        steps.append({'event': event, 'line': frame.f_lineno, 'frames': frames, 'things': things,
                      'written': out.length, 'words': words})

    def trace(frame, event, arg):
        if frame.f_code.co_filename != FILE:
            return None
        if event == 'line':
            note(frame, 'line')
        elif event == 'return' and frame.f_code.co_name != '<module>':
            note(frame, 'return', plain(arg) if isinstance(arg, PLAIN) else type(arg).__name__)
        elif event == 'exception' and arg[0] not in (StopIteration, GeneratorExit, Enough):
            note(frame, 'exception', short(f'{arg[0].__name__}: {arg[1]}'))
        return trace

    end = {'kind': 'exited', 'words': ''}
    try:
        compiled = compile(source, FILE, 'exec')
    except (SyntaxError, ValueError) as error:
        end = {'kind': 'refused', 'words': f'{type(error).__name__}: {error}'}
    else:
        linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
        main = types.ModuleType('__main__')
        main.__dict__.update(__builtins__=builtins, __file__=FILE)
        sys.modules['__main__'] = main
        sys.stdout = out
        try:
            sys.settrace(trace)
            exec(compiled, main.__dict__)
        except Enough:
            pass
        except SystemExit:
            pass
        except BaseException as error:
            end = {'kind': 'fault', 'words': short(f'{type(error).__name__}: {error}')}
        finally:
            sys.settrace(None)
            sys.stdout = real
    result = {'steps': steps, 'output': ''.join(out.parts), 'cut': cut, 'end': end}
    real.write(json.dumps(result) + '\n')
    real.flush()


record()
