/** Latin ligatures of the Unicode block "Alphabetic Presentation Forms", U+FB00 to U+FB06. */
const LATIN_LIGATURE = /[\uFB00-\uFB06]/g;
/**
 * Direction marks and other characters without a shape. The two joiners carry meaning and stay; soft hyphens are dealt
 * with where their whole line is known.
 */
const INVISIBLE = /(?![\s\u00AD\u200C\u200D])[\p{Cc}\p{Cf}]|\uFEFF/gu;

/**
 * The characters of a run as a person would type them: Latin ligatures taken apart (ﬁ to fi), every kind of blank as
 * a plain space, invisible characters removed. Soft hyphens and other compatibility characters (², ½, ™) stay.
 */
export function cleanRun(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(/\s/g, ' ')
    .replace(LATIN_LIGATURE, (ligature) => ligature.normalize('NFKC'));
}

/** A run's characters by themselves: without soft hyphens too. */
export const cleanText = (text: string): string => cleanRun(text).replaceAll('\u00AD', '');

/** Fewest letters, with a blank after each, that are taken for letter-spaced type rather than for initials. */
const LETTER_SPACED_MINIMUM = 4;

/**
 * Closes up letter-spaced type: `E X P E R I E N C E` to `EXPERIENCE`. Only when the whole text is single letters with
 * one blank between them; two blanks stay a word space. Anything else, and less than `minimum` letters, comes back as
 * it was.
 */
export function closeLetterSpacing(text: string, minimum = LETTER_SPACED_MINIMUM): string {
  const words = text.trim().split(/ {2,}/);
  const letters = words.map((word) => word.split(' '));
  if (letters.flat().length < minimum || !letters.flat().every(isOneLetter)) return text;
  return letters.map((word) => word.join('')).join(' ');
}

/** Whether a text is one letter, digit or ampersand, however many code units it takes. */
export const isOneLetter = (text: string): boolean => text.length < 8 && /^[\p{L}\p{N}&]\p{M}*$/u.test(text);
