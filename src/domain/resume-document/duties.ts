import { BULLET_MARK } from '../resume/bullet-mark';

/** What a text of several lines says: sentences first, or things done, one a line. */
export interface DutyLine {
  readonly text: string;
  readonly bullet: boolean;
}

/**
 * The non-blank lines of responsibilities or of a description. Lines with a mark (`-`, `•`, `1.`) are bullets and the
 * others sentences; where no line has a mark, several lines are bullets and a single one is a sentence.
 */
export function readDuties(text: string): DutyLine[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const mark = BULLET_MARK.exec(line);
      return { text: mark ? line.slice(mark[0].length) : line, bullet: mark !== null };
    })
    .filter(({ text: words }) => words !== '');
  if (lines.length > 1 && lines.every(({ bullet }) => !bullet)) return lines.map((line) => ({ ...line, bullet: true }));
  return lines;
}

/** The text that `readDuties` reads these sentences and bullets from. */
export const dutiesText = (sentences: readonly string[], bullets: readonly string[]): string =>
  [...sentences, ...bullets.map((bullet) => `- ${bullet}`)].filter((line) => line.trim() !== '').join('\n');

/** The items of a comma-separated list. */
export const listItems = (text: string): string[] =>
  text
    .split(/[,，、\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
