type Rule = readonly [RegExp, (found: RegExpExecArray) => string];

/** What an uncaught exception means and where to look, by its name and message together. */
const ERRORS: readonly Rule[] = [
  [
    /^NameError: name '(.+?)'/,
    ([, name]) => `There is no ${name} here: check its spelling, and that it gets its value above this line.`,
  ],
  [
    /^UnboundLocalError: .*?'(.+?)'/,
    ([, name]) =>
      `The function gives ${name} a value, so it is its own ${name}, which has none yet: pass it in, or write global ${name}.`,
  ],
  [
    /^IndexError/,
    () => 'The index is past the end: indexes run from 0 to len() - 1. Print the index and the length one line above.',
  ],
  [
    /^KeyError: (.+)/,
    ([, key]) => `The dictionary has no key ${key}: use get() with a value for what is missing, or test with in.`,
  ],
  [/^ZeroDivisionError/, () => 'The divisor is 0 here: test for it before dividing.'],
  [
    /^EOFError/,
    () => 'The program asked for more input than there is: enter more lines under Input, or stop reading at the end.',
  ],
  [
    /^ValueError: invalid literal for int\(\)/,
    () => 'int() got a text that is no whole number: print repr() of it; spaces between numbers need split().',
  ],
  [/^ValueError: could not convert string to float/, () => 'float() got a text that is no number: print repr() of it.'],
  [
    /^ValueError: not enough values to unpack|^ValueError: too many values to unpack/,
    () => 'The number of names on the left is not the number of values on the right.',
  ],
  [
    /^TypeError: can only concatenate str|^TypeError: unsupported operand type/,
    () => 'Values of two kinds that do not go together: convert one of them, as with str() or int().',
  ],
  [
    /^TypeError: .*object is not callable/,
    () =>
      'What stands before the parentheses is no function: perhaps a variable has the name of a function, such as list or sum.',
  ],
  [
    /^TypeError: .*object is not subscriptable/,
    () =>
      'What stands before the square brackets is no list, text or dictionary: a function without return gives None.',
  ],
  [
    /^TypeError: .*NoneType/,
    () =>
      'A value is None here: a function without return gives None, and so do list methods such as sort() and append().',
  ],
  [
    /^TypeError: .*(?:positional argument|unexpected keyword)/,
    () => 'The call has more or fewer arguments than the function takes.',
  ],
  [/^AttributeError: 'NoneType'/, () => 'The value before the dot is None: a function without return gives None.'],
  [
    /^AttributeError/,
    () => 'The value before the dot has nothing of that name: check its spelling and what kind of value it is.',
  ],
  [
    /^RecursionError/,
    () => 'A function called itself too deeply (about 1,000 calls): look for the end of the recursion, or use a loop.',
  ],
  [
    /^MemoryError/,
    () => 'The program asked for more memory than it may have: look for a list that grows without an end.',
  ],
  [
    /^ModuleNotFoundError: No module named '(?:js|pyodide_js|pyodide)/,
    () => 'A program here has Python and its standard library alone, and no way to the browser.',
  ],
  [/^ModuleNotFoundError/, () => 'Programs here have the standard library alone; packages cannot be installed.'],
  [/^AssertionError/, () => 'What assert says does not hold here.'],
  [
    /^FileNotFoundError/,
    () => 'There is no such file: a program here begins without files, and reads its input with input().',
  ],
  [
    /^(?:RuntimeError: can't start new thread|OSError|PermissionError|BlockingIOError|ConnectionError|.*URLError)/,
    () => 'A program in this tab runs alone: no network, no other programs, no threads.',
  ],
  [/^KeyboardInterrupt/, () => 'The program was interrupted.'],
];

/** One sentence for a learner about an exception that nothing caught. */
export function explainPython(name: string, message: string): string {
  const whole = `${name}: ${message}`;
  for (const [pattern, words] of ERRORS) {
    const found = pattern.exec(whole);
    if (found) return words(found);
  }
  return 'The program raised an exception and nothing caught it: see the line it names, and what led there.';
}

const SYNTAX: readonly Rule[] = [
  [/expected an indented block/, () => 'the line after a colon must be indented, by four spaces'],
  [/unindent does not match|unexpected indent/, () => 'lines of one block begin at the same column'],
  [/inconsistent use of tabs/, () => 'indent by spaces alone'],
  [/was never closed/, () => 'a bracket that opens here has no end'],
  [/expected ':'/, () => 'a colon is missing at the end of this line'],
  [/unterminated/, () => 'the text in quotation marks does not end'],
  [/Missing parentheses in call to 'print'/, () => 'print is a function in Python 3: print(...)'],
];

/** The engine's words for a mistake in the source, and plain ones where there are any. */
export function explainPythonSyntax(name: string, message: string): string {
  const found = SYNTAX.find(([pattern]) => pattern.test(message));
  const said = name === 'SyntaxError' ? message : `${name}: ${message}`;
  return found ? `${said}: ${found[1]([''] as unknown as RegExpExecArray)}` : said;
}
