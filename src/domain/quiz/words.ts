const SMALL = new Set(
  (
    'a an and are as at be but by can do does for from has have how if in into is it its no not of on or so than that the ' +
    'their them then they this to use used uses using was what when where which who why will with you your versus vs ' +
    'basics one two each every all any more most other both only also'
  ).split(' '),
);

/** A word that says nothing about a subject. */
export const isSmall = (word: string): boolean => SMALL.has(word.toLowerCase());

const WORD = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;

/** What words that belong together share: `closure` and `closures`, `render` and `rendering`. */
export function rootOf(word: string): string {
  const lower = word.toLowerCase();
  return (lower.length > 4 ? lower.replace(/(?:ing|ed|es|e|s)$/, '') : lower.replace(/(?<=..)s$/, '')).slice(0, 5);
}

/** The words of a text that say what it is about, as roots. */
export const rootsOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(WORD) ?? []).filter((word) => !SMALL.has(word.toLowerCase())).map(rootOf));

export const shareWord = (one: string, other: string): boolean => {
  const roots = rootsOf(one);
  return [...rootsOf(other)].some((root) => roots.has(root));
};

const GAP = '[…]';

/** A text without the words that would give a name away; `null` where too little of it is left to be understood. */
export function masked(text: string, name: string): string | null {
  const roots = rootsOf(name);
  let hidden = 0;
  let words = 0;
  const said = text.replace(WORD, (word) => {
    words += 1;
    if (SMALL.has(word.toLowerCase()) || !roots.has(rootOf(word))) return word;
    hidden += 1;
    return GAP;
  });
  // "JSON Web Token" is one gap.
  const joined = said.replace(/\[…\](?:[ -]\[…\])+/g, GAP);
  return hidden > 3 || hidden * 3 > words ? null : joined;
}

/** Markdown's own signs taken away. */
export const plainOf = (markdown: string): string => markdown.replace(/\*\*|`/g, '');

export const wordCount = (text: string): number => (text.match(WORD) ?? []).length;

/** Texts that a reader would take for the same. */
export const sameText = (one: string, other: string): boolean => foldedText(one) === foldedText(other);

const foldedText = (text: string): string =>
  plainOf(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#<>=]+/gu, ' ')
    .trim();
