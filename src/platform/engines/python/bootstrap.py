# Runs inside Pyodide, once for each worker: gives back the functions that the worker calls.
def elevate_begin(host):
    import builtins
    import io
    import json
    import linecache
    import sys
    import traceback
    import types
    import warnings

    FILE = 'main.py'
    system_modules = set(sys.modules)
    own_builtins = dict(builtins.__dict__)
    recursion = sys.getrecursionlimit()
    try:
        from pyodide.ffi import run_sync
    except ImportError:
        run_sync = None

    class Output(io.TextIOBase):
        encoding = 'utf-8'

        def __init__(self, stream):
            self.stream = stream
            self.pending = ''

        def writable(self):
            return True

        def write(self, text):
            if not isinstance(text, str):
                raise TypeError(f'write() argument must be str, not {type(text).__name__}')
            self.pending += text
            if '\n' in text or len(self.pending) > 8192:
                self.flush()
            return len(text)

        def flush(self):
            if self.pending:
                text, self.pending = self.pending, ''
                host.write(self.stream, text)

    class Input(io.TextIOBase):
        encoding = 'utf-8'

        def __init__(self):
            self.unread = ''
            self.ended = False

        def readable(self):
            return True

        def more(self):
            if self.ended:
                return False
            sys.stdout.flush()
            text = run_sync(host.typed()) if host.isTyped() else host.given()
            if text == '':
                self.ended = True
            self.unread += text.replace('\r\n', '\n')
            return text != ''

        def readline(self, size=-1):
            while '\n' not in self.unread and self.more():
                pass
            end = self.unread.find('\n') + 1 or len(self.unread)
            if size is not None and 0 <= size < end:
                end = size
            line, self.unread = self.unread[:end], self.unread[end:]
            return line

        def read(self, size=-1):
            if size is None or size < 0:
                while self.more():
                    pass
                size = len(self.unread)
            while len(self.unread) < size and self.more():
                pass
            text, self.unread = self.unread[:size], self.unread[size:]
            return text

    class Bytes:
        """What sys.stdin.buffer and sys.stdout.buffer are asked for."""

        def __init__(self, text):
            self.text = text

        def readline(self, size=-1):
            return self.text.readline(size).encode()

        def read(self, size=-1):
            return self.text.read(size).encode()

        def readlines(self):
            return [line.encode() for line in self.text]

        def __iter__(self):
            return iter(self.readlines())

        def write(self, data):
            self.text.write(bytes(data).decode('utf-8', 'replace'))
            return len(data)

        def flush(self):
            self.text.flush()

    def clean():
        builtins.__dict__.clear()
        builtins.__dict__.update(own_builtins)
        for name in set(sys.modules) - system_modules:
            del sys.modules[name]
        sys.setrecursionlimit(recursion)
        sys.argv = [FILE]
        sys.stdout, sys.stderr, sys.stdin = Output('stdout'), Output('stderr'), Input()
        for stream in (sys.stdout, sys.stderr, sys.stdin):
            stream.buffer = Bytes(stream)
        sys.__stdout__, sys.__stderr__, sys.__stdin__ = sys.stdout, sys.stderr, sys.stdin

    compiled = None

    def read(source):
        nonlocal compiled
        clean()
        linecache.cache[FILE] = (len(source), None, source.splitlines(True), FILE)
        try:
            compiled = compile(source, FILE, 'exec')
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            return refusal(error)
        return ''

    def check(source):
        # A warning that was told here would not be told again in the run.
        with warnings.catch_warnings():
            warnings.simplefilter('ignore')
            try:
                compile(source, FILE, 'exec')
            except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
                return refusal(error)
        return ''

    def refusal(error):
        if isinstance(error, SyntaxError):
            return json.dumps({
                'name': type(error).__name__,
                'message': error.msg,
                'line': error.lineno or 1,
                'column': error.offset or 1,
                'endLine': error.end_lineno or 0,
                'endColumn': error.end_offset or 0,
            })
        return json.dumps({'name': type(error).__name__, 'message': str(error), 'line': 1, 'column': 1,
                           'endLine': 0, 'endColumn': 0})

    def fault_of(error):
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == FILE]
        shown = traceback.TracebackException.from_exception(error)
        shown.stack = traceback.StackSummary.from_list(
            [frame for frame in shown.stack if frame.filename == FILE])
        text = ''.join(shown.format())
        sys.stderr.write(text)
        return {
            'kind': 'fault',
            'name': type(error).__name__,
            'message': str(error),
            'line': frames[-1].lineno if frames else 0,
            'column': (frames[-1].colno or 0) + 1 if frames else 0,
        }

    def run():
        main = types.ModuleType('__main__')
        main.__dict__.update(__builtins__=builtins, __file__=FILE)
        sys.modules['__main__'] = main
        result = {'kind': 'exited', 'code': 0}
        try:
            exec(compiled, main.__dict__)
        except SystemExit as error:
            code = error.code
            if code is not None and not isinstance(code, int):
                sys.stderr.write(f'{code}\n')
                code = 1
            result['code'] = (code or 0) & 255
        except BaseException as error:
            result = fault_of(error)
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException:
            pass
        return json.dumps(result)

    # Ways to the browser that need no import hook to be found again.
    for name in ('js', 'pyodide_js'):
        sys.modules.pop(name, None)
        system_modules.discard(name)
    sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__name__ != 'JsFinder']
    return types.SimpleNamespace(read=read, check=check, run=run)


elevate_begin
