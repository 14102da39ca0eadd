import { escapedMarkdown } from '../resume-document/lines';
import type { WrittenResume } from '../resume-document/types';
import { contactsOf, shownOf } from '../resume-document/views';
import { letterParagraphs, textLines } from './letter';
import type { CoverLetter } from './types';

/** Who signs: the head of the resume that the letter goes with. */
export type Sender = Pick<WrittenResume, 'name'> & Parameters<typeof contactsOf>[0] & Pick<WrittenResume, 'hidden'>;

/** A part of a letter in the order of the page, with its lines. */
export interface LetterPart {
  readonly kind: 'name' | 'contact' | 'date' | 'addressee' | 'greeting' | 'paragraph' | 'closing' | 'signature';
  readonly lines: readonly string[];
}

/** The letter as it is read; parts with nothing in them are left out. */
export function letterParts(letter: CoverLetter, sender: Sender | null): readonly LetterPart[] {
  const name = textLines(sender?.name ?? '');
  const contacts = sender ? contactsOf({ ...sender, profiles: shownOf(sender.profiles, sender.hidden) }) : [];
  const parts: readonly LetterPart[] = [
    { kind: 'name', lines: name },
    { kind: 'contact', lines: contacts.map(({ text }) => text) },
    { kind: 'date', lines: textLines(letter.dateLine) },
    { kind: 'addressee', lines: textLines(letter.addressee) },
    { kind: 'greeting', lines: textLines(letter.greeting) },
    ...letterParagraphs(letter.body).map((lines) => ({ kind: 'paragraph' as const, lines })),
    { kind: 'closing', lines: textLines(letter.closing) },
    { kind: 'signature', lines: name },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

/** Whether anything was written into the letter that is not its frame. */
export const hasBody = ({ body }: Pick<CoverLetter, 'body'>): boolean => body.trim() !== '';

export const letterText = (letter: CoverLetter, sender: Sender | null): string =>
  `${letterParts(letter, sender)
    .map(({ kind, lines }) => lines.join(kind === 'contact' ? ' | ' : '\n'))
    .join('\n\n')}\n`;

/** Markdown that reads back as the same words; a line that ends within a paragraph ends there, too. */
export const letterMarkdown = (letter: CoverLetter, sender: Sender | null): string =>
  `${letterParts(letter, sender)
    .map(({ kind, lines }) => {
      const words = lines.map(escapedMarkdown);
      if (kind === 'name') return `# ${words.join(' ')}`;
      return words.join(kind === 'contact' ? ' \\| ' : '\\\n');
    })
    .join('\n\n')}\n`;
