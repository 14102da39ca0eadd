/** One token of C or C++ as the phases of translation see it after comments are gone. */
export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'header' | 'mark';
  readonly text: string;
  /** Places in the source, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** The first one after a line break that no backslash takes away. */
  readonly beginsLine: boolean;
}

const WORD_START = /[\p{ID_Start}_$]/u;
const WORD = /[\p{ID_Continue}$\u200c\u200d]*/uy;
/** A preprocessing number: digits, letters, dots, digit separators, signed exponents (C17, 6.4.8). */
const NUMBER = /\.?\d(?:[eEpP][+-]|'?[\p{ID_Continue}.])*/uy;
/** Prefixes that a text or a character may have, the raw ones among them. */
const PREFIX = /^(?:u8|[uUL])?R?$/;
const RAW = /"([^()\\\s]{0,16})\(/y;
/** Longest first. */
const MARKS = [
  '%:%:',
  '...',
  '<<=',
  '>>=',
  '<=>',
  '->*',
  '->',
  '++',
  '--',
  '<<',
  '>>',
  '<=',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
  '*=',
  '/=',
  '%=',
  '+=',
  '-=',
  '&=',
  '^=',
  '|=',
  '##',
  '::',
  '.*',
];

/** Characters after which `lexInSteps` gives way. */
const STEP = 20_000;

/**
 * The tokens of a source, comments left out. Nothing is refused: a text that is not closed ends with its line, and a
 * character that begins no token is one of its own.
 */
export function lex(source: string): readonly Token[] {
  const steps = lexInSteps(source);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** As `lex`, of a source so long that something else must be let in between. */
export function* lexInSteps(source: string): Generator<undefined, readonly Token[]> {
  const tokens: Token[] = [];
  let next = STEP;
  const end = source.length;
  let at = 0;
  let beginsLine = true;
  /** `#` and `include` were the last two: an angle bracket opens the name of a header. */
  let afterInclude = false;

  const take = (kind: Token['kind'], to: number) => {
    const text = source.slice(at, to);
    const [one, two] = [tokens.at(-2), tokens.at(-1)];
    tokens.push({ kind, text, from: at, to, beginsLine });
    afterInclude =
      kind === 'word' &&
      (text === 'include' || text === 'include_next' || text === 'embed') &&
      two?.text === '#' &&
      two.beginsLine;
    // `__has_include(<name>)`
    afterInclude ||= kind === 'mark' && text === '(' && two?.text === '__has_include' && one !== undefined;
    beginsLine = false;
    at = to;
  };

  while (at < end) {
    if (at >= next) {
      next = at + STEP;
      yield;
    }
    const char = source[at] ?? '';
    if (char === '\n') {
      beginsLine = true;
      afterInclude = false;
      at += 1;
    } else if (char <= ' ' || char === '\u00a0' || char === '\ufeff') at += 1;
    else if (char === '\\' && /[\r\n]/.test(source[at + 1] ?? '')) at += source.startsWith('\r\n', at + 1) ? 3 : 2;
    else if (source.startsWith('//', at)) at = endOfLine(source, at);
    else if (source.startsWith('/*', at)) {
      const close = source.indexOf('*/', at + 2);
      const to = close < 0 ? end : close + 2;
      beginsLine ||= source.slice(at, to).includes('\n');
      at = to;
    } else if (afterInclude && char === '<') {
      const close = source.slice(at, endOfLine(source, at)).indexOf('>');
      take(close < 0 ? 'mark' : 'header', close < 0 ? at + 1 : at + close + 1);
    } else if (char === '"' || char === "'") take('text', endOfText(source, at));
    else if (matchEnd(NUMBER, source, at) > at) take('number', matchEnd(NUMBER, source, at));
    else if (WORD_START.test(String.fromCodePoint(source.codePointAt(at) ?? 0))) {
      const to = matchEnd(WORD, source, at);
      const quote = source[to];
      const word = source.slice(at, to);
      if (!(quote === '"' || quote === "'") || !PREFIX.test(word)) take('word', to);
      else if (word.endsWith('R')) take(quote === '"' ? 'text' : 'word', quote === '"' ? endOfRaw(source, to) : to);
      else take('text', endOfText(source, to));
    } else {
      const mark = MARKS.find((one) => source.startsWith(one, at));
      take('mark', at + (mark ?? String.fromCodePoint(source.codePointAt(at) ?? 0)).length);
    }
  }
  return tokens;
}

/** `Tokens: N`: how many tokens a compiler's lexer finds in the source, comments left out. */
export const countTokens = (source: string): number => lex(source).length;

function matchEnd(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
}

/** The next line break that no backslash takes away, or the end. */
function endOfLine(source: string, from: number): number {
  let at = from;
  for (;;) {
    const found = source.indexOf('\n', at);
    if (found < 0) return source.length;
    const before = source[found - 1] === '\r' ? found - 2 : found - 1;
    if (source[before] !== '\\') return found;
    at = found + 1;
  }
}

/** Behind the closing quote of what begins with a quote at `from`; the end of the line when there is none. */
function endOfText(source: string, from: number): number {
  const quote = source[from];
  for (let at = from + 1; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\\') at += source.startsWith('\r\n', at + 1) ? 2 : 1;
    else if (char === '\n') return at;
    else if (char === quote) return at + 1;
  }
  return source.length;
}

/** Behind `)delimiter"` of a raw text whose quote is at `from`. */
function endOfRaw(source: string, from: number): number {
  RAW.lastIndex = from;
  const opened = RAW.exec(source);
  if (!opened) return endOfText(source, from);
  const close = `)${opened[1] ?? ''}"`;
  const found = source.indexOf(close, RAW.lastIndex);
  return found < 0 ? source.length : found + close.length;
}
