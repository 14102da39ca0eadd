/**
 * What a program gets as its arguments from one line, read as a shell reads it: blanks part them, and quotes or a
 * backslash hold what belongs together. A quote that is not closed goes to the end.
 */
export function splitArguments(line: string): string[] {
  const found: string[] = [];
  let word: string | null = null;
  let quote: string | null = null;
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    const escapes = sign === '\\' && quote !== "'" && at + 1 < line.length;
    if (escapes) word = (word ?? '') + line.charAt(++at);
    else if (sign === quote) quote = null;
    else if (quote !== null) word = (word ?? '') + sign;
    else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (!/\s/.test(sign)) word = (word ?? '') + sign;
    else if (word !== null) {
      found.push(word);
      word = null;
    }
  }
  return word === null ? found : [...found, word];
}
