import type { ResumeDocument, ResumeLink } from '../../resume/document';
import { headingKind } from '../../resume/sections';
import type { MarkedLine } from './seen';

/** A paragraph of a file that has levels of headings: Markdown, a Word document. */
export interface LevelLine {
  readonly text: string;
  /** 1 to 6 for a heading, else 0. */
  readonly level: number;
  readonly bullet: boolean;
  readonly afterBlank: boolean;
}

const BLANK = { text: '', size: 0 };

/**
 * The paragraphs as a document: the level with the most known headings is that of the sections, those below it are titles
 * of entries.
 */
export function levelDocument(lines: readonly LevelLine[], links: readonly ResumeLink[]): ResumeDocument {
  const known = [1, 2, 3, 4, 5, 6].map(
    (level) => lines.filter((line) => line.level === level && headingKind(line.text) !== null).length,
  );
  const most = Math.max(...known);
  const section = most === 0 ? 0 : known.indexOf(most) + 1;
  return {
    pages: [
      {
        number: 1,
        columns: 1,
        images: 0,
        lines: lines.flatMap(({ text, level, bullet, afterBlank }): MarkedLine[] => {
          const as =
            section === 0 || level === 0 ? null : level === section ? 'heading' : level > section ? 'title' : null;
          return [
            // Wider before a heading: where every paragraph has a blank line, that one still parts.
            ...(level > 0 ? [BLANK, BLANK] : afterBlank ? [BLANK] : []),
            { text: bullet ? `• ${text}` : text, size: 0, ...(as ? { as } : {}) },
          ];
        }),
      },
    ],
    links,
  };
}
