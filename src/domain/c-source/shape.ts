import { lex, type Token } from './lex';

/** What of a source the messages of the terminal speak of. */
export interface SourceShape {
  readonly tokens: number;
  /** An `#include`, or an `import` of C++20. */
  readonly includes: boolean;
  readonly usesNamespace: boolean;
  /** A function called `main` with a body. */
  readonly hasMain: boolean;
  /** The body of `main` has a `return`. */
  readonly mainReturns: boolean;
  /** The body of `main` says something: more than braces and semicolons. */
  readonly mainActs: boolean;
  /** It contains a name that prints. */
  readonly prints: boolean;
}

/** Names of the standard libraries that write to the terminal. */
const PRINTERS = new Set([
  'printf',
  'fprintf',
  'vprintf',
  'vfprintf',
  'puts',
  'fputs',
  'putchar',
  'putc',
  'fputc',
  'fwrite',
  'perror',
  'wprintf',
  'putwchar',
  'write',
  'cout',
  'cerr',
  'clog',
  'wcout',
  'print',
  'println',
]);

export function shapeOf(source: string): SourceShape {
  const tokens = lex(source);
  const body = bodyOfMain(tokens);
  return {
    tokens: tokens.length,
    includes: tokens.some(
      ({ text, beginsLine }, at) =>
        beginsLine && ((text === '#' && /^include|^import$/.test(tokens[at + 1]?.text ?? '')) || isImport(tokens, at)),
    ),
    usesNamespace: tokens.some(({ text }, at) => text === 'using' && tokens[at + 1]?.text === 'namespace'),
    hasMain: body !== null,
    mainReturns: body?.some(({ kind, text }) => kind === 'word' && text === 'return') ?? false,
    mainActs: body?.some(({ text }) => !/^[{};]$/.test(text)) ?? false,
    prints: tokens.some(({ kind, text }) => kind === 'word' && PRINTERS.has(text)),
  };
}

/** `import <iostream>;` or `import std;` */
const isImport = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'import' && /^[<\w"]/.test(tokens[at + 1]?.text ?? '');

/** What is between the braces of `main`, which is looked for outside all other braces but those of `extern "C"`. */
function bodyOfMain(tokens: readonly Token[]): readonly Token[] | null {
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'mark') {
      const linkage = token.text === '{' && tokens[at - 1]?.kind === 'text' && tokens[at - 2]?.text === 'extern';
      if (token.text === '{' && !linkage) depth += 1;
      else if (token.text === '}') depth = Math.max(0, depth - 1);
    } else if (token?.text === 'main' && depth === 0 && tokens[at + 1]?.text === '(' && !inDirective(tokens, at)) {
      const open = braceAfter(tokens, closing(tokens, at + 1));
      if (open !== null) return tokens.slice(open + 1, closing(tokens, open));
    }
  }
  return null;
}

/** On a line that begins with `#`. */
function inDirective(tokens: readonly Token[], at: number): boolean {
  let first = at;
  while (first > 0 && !tokens[first]?.beginsLine) first -= 1;
  return tokens[first]?.text === '#';
}

/** The opening brace of the body after the list of parameters, or `null` when it is only declared. */
function braceAfter(tokens: readonly Token[], from: number): number | null {
  for (let at = from + 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.text;
    if (text === '{') return at;
    // The parameters of C before 1989 stand between the list and the body, each with its semicolon.
    if ((text === ';' && at === from + 1) || text === '=' || text === '}') return null;
  }
  return null;
}

/** The place of the mark that closes the one at `open`; the end when none does. */
function closing(tokens: readonly Token[], open: number): number {
  const [opens, closes] = tokens[open]?.text === '(' ? ['(', ')'] : ['{', '}'];
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'mark') continue;
    if (token.text === opens) depth += 1;
    else if (token.text === closes) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return tokens.length;
}
