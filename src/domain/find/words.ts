/** Text beyond this many characters is not looked at: whole documents are not searched, and nobody types as much. */
const LONGEST = 400;

/** Letter case and accents away, so that `Café` is found by `cafe`. */
const fold = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const WORD = /[\p{L}\p{N}\p{Extended_Pictographic}]+[+#]*/gu;

/**
 * The words of a text as they are compared: `Node.js, C++ and café` has `node`, `js`, `c++`, `and`, `cafe`. Of any script;
 * where a script has no blanks, a run of it is one word.
 */
export const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

/** The words of a text and, of what is written with signs inside (`Node.js`, `CI/CD`), the same without: `nodejs`, `cicd`. */
export function findableWords(text: string): readonly string[] {
  const folded = fold(text);
  const words = new Set(folded.match(WORD) ?? []);
  for (const token of folded.split(/\s+/)) {
    const parts = token.match(WORD);
    if (parts && parts.length > 1) words.add(parts.join(''));
  }
  return [...words];
}
