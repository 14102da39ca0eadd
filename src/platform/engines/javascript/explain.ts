type Rule = readonly [RegExp, (found: RegExpExecArray) => string];

/** What an uncaught error means and where to look, by its name and message together. */
const ERRORS: readonly Rule[] = [
  [
    /^ReferenceError: '?(.+?)'? is not defined/,
    ([, name]) =>
      `There is no ${name} here: check its spelling, and that it is declared with let, const or function before this line.${browserName(name)}`,
  ],
  [
    /^ReferenceError: '?(.+?)'? is not initialized|before initialization/,
    ([, name]) =>
      `${name ?? 'The variable'} is used above its own let or const, or inside its own first value: move the declaration up.`,
  ],
  [
    /cannot (?:read|set) property '?(.+?)'? of (undefined|null)/i,
    ([, name, what]) =>
      `The value before .${name} is ${what}, which has no properties. Print it one line above to see where it got lost: an index past the end, a missing return, or the end of the input.`,
  ],
  [
    /^TypeError: (?:(.+) is )?not a function/,
    () =>
      'What stands before the parentheses is no function: check the spelling of the name and what was stored in it.',
  ],
  [/not a constructor/, () => 'What stands after new is no class: check its name, or leave out new.'],
  [
    /'(.+?)' is read-only|invalid assignment to const/i,
    ([, name]) => `${name ?? 'It'} was declared with const and cannot get another value: use let where it changes.`,
  ],
  [
    /is not iterable|value is not iterable/,
    () => 'for…of, … and [a, b] = need a list, a text, a Map or a Set; this value is none.',
  ],
  [
    /Maximum call stack size exceeded|stack overflow/i,
    () => 'Functions called each other too deeply: look for a recursion without an end, or use a loop.',
  ],
  [/invalid array length/i, () => 'The length of an array must be a whole number from 0 to 4294967295.'],
  [/invalid (?:repeat )?count|repeat count/i, () => 'repeat() takes a whole number that is not negative.'],
  [
    /cannot (?:convert|mix).*bigint|bigint.*mix/i,
    () =>
      'A BigInt such as 5n and a number cannot be in one calculation: convert one of them with BigInt() or Number().',
  ],
  [
    /out of memory/i,
    () => 'The program asked for more memory than it may have: look for a list that grows without an end.',
  ],
  [/JSON/, () => 'JSON.parse got a text that is not JSON: print it first.'],
  [/circular/i, () => 'An object that contains itself has no JSON.'],
  [/^Error: Cannot find module/, () => 'Packages cannot be installed here; what the message lists is all there is.'],
  [
    /^Error: E(?:NOENT|ACCES)/,
    () => 'A program here has no files: read its input with readline() or readFileSync(0, "utf8").',
  ],
  [/^SyntaxError/, () => 'A text that was to become code or JSON while the program ran is not written correctly.'],
  [/^TypeError/, () => 'A value is of another kind than this line needs: print it one line above.'],
  [/^RangeError/, () => 'A number is outside the range that this call takes.'],
];

/** Names that browsers and Node.js have and a program here has not. */
const BEYOND =
  /^(?:window|document|fetch|XMLHttpRequest|WebSocket|localStorage|sessionStorage|indexedDB|navigator|alert|Worker|importScripts|caches|location|self|BroadcastChannel|Buffer)$/;

const browserName = (name = ''): string =>
  BEYOND.test(name)
    ? ' Programs here have the language, input and output alone: no page, no network and no storage.'
    : '';

/** One sentence for a learner about an error that nothing caught. */
export function explainError(name: string, message: string): string {
  const whole = `${name}: ${message}`;
  for (const [pattern, words] of ERRORS) {
    const found = pattern.exec(whole);
    if (found) return words(found);
  }
  return 'The program threw an error and nothing caught it: see the line it names, and what led there.';
}

const SYNTAX: readonly Rule[] = [
  [
    /unexpected token in expression: ''|unexpected end|expecting '\}'.*''/,
    () => 'the source ends too early: a bracket or brace is open',
  ],
  [
    /unexpected token in expression: '(.+)'/,
    ([, token]) => `'${token}' cannot stand here: something before it is missing or not finished`,
  ],
  [/expecting '(.+)'/, ([, token]) => `'${token}' is missing here`],
  [
    /unexpected (?:string|template)|unterminated string|unexpected end of string/i,
    () => 'the text in quotation marks does not end on its line',
  ],
  [
    /redefinition of '(.+)'|invalid redefinition/,
    ([, name]) => `${name ?? 'this name'} is declared twice in the same block`,
  ],
  [/missing initializer for const/i, () => 'a const needs its value at once: const name = value'],
  [
    /variable name expected/,
    () => 'a name is expected here; names begin with a letter, $ or _ and are no word of the language',
  ],
  [/return not in a function/, () => 'return can only stand inside a function'],
  [/break must be inside|continue must be inside/, () => 'break and continue can only stand inside a loop'],
  [/await/, () => 'await can only stand inside an async function, or at the top level'],
];

/** The engine's words for a mistake in the source, and plain ones where there are any. */
export function explainSyntax(message: string): string {
  for (const [pattern, words] of SYNTAX) {
    const found = pattern.exec(message);
    if (found) return `${message}: ${words(found)}`;
  }
  return message;
}
