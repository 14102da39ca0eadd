import { LONGEST_CONTENT, LONGEST_NAME, LONGEST_NOTES, LONGEST_POINT } from './types';

/** Characters that are neither text nor a line break. */
const INVISIBLE = new RegExp(
  `[${[
    [0x00, 0x08],
    [0x0b, 0x1f],
    [0x7f, 0x9f],
  ]
    .map(([from = 0, to = 0]) => `${String.fromCharCode(from)}-${String.fromCharCode(to)}`)
    .join('')}]`,
  'g',
);

/**
 * A text as a task holds it: line breaks as `\n`, tabs as blanks, no control characters, no blanks at the
 * ends of its lines.
 */
export const asContent = (text: string): string =>
  text
    .slice(0, LONGEST_CONTENT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

/** Notes as a task holds them: line breaks as `\n`, no empty lines at either end. */
export const asNotes = (text: string): string =>
  text
    .slice(0, LONGEST_NOTES)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();

/** One line: of a checklist, a list's title. */
export const asLine = (text: string, longest: number): string =>
  asContent(text.slice(0, longest)).replace(/\s*\n\s*/g, ' ');
export const asPoint = (text: string): string => asLine(text, LONGEST_POINT);
/** A name that can be one among several in a line. */
export const asLabelName = (text: string): string =>
  asLine(text.replace(/[,;]/g, ' '), LONGEST_NAME).replace(/ +/g, ' ');

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
