import type { ResumeDocument } from '../resume/document';
import { type FieldPlace, findField } from './find-field';
import { linesOf, PARTED, type ResumeTextLine } from './lines';
import type { WrittenResume } from './types';

/** A line of the resume that the file does not give back as it was written. */
export interface LostLine {
  /** The words as they were written. */
  readonly written: string;
  /** Those of its words that one field holds. */
  readonly find: string;
  /** The words of the file at that place; empty where there are none. */
  readonly read: string;
  /** Where they were entered; null where no field holds them all. */
  readonly place: FieldPlace | null;
}

export interface Certificate {
  /** Words of the resume. */
  readonly words: number;
  /** Empty when every word came back, in order. */
  readonly lost: readonly LostLine[];
  /** What the file says and the resume does not. */
  readonly added: readonly string[];
}

/** Marks that join or vary other characters and carry no word, and a blank that only forbids a break. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;
const tidy = (text: string) => text.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

const BULLET = /^[•●▪‣◦·*–-]\s*/;
/** A word of more characters than this may be broken between two lines without a sign. */
const LONG_WORD = 18;

/** A line of a page, as it has to come back. */
interface PageLine {
  readonly text: string;
  /** Its parts are divided by bars; where a line of the page ends there is none. */
  readonly parted: boolean;
  readonly find: string;
  /** The resume in which its field is looked for. */
  readonly resume: WrittenResume | null;
}

/** A document that a file was made from: a resume, or a letter under the head of one. */
export interface Certified {
  readonly lines: readonly ResumeTextLine[];
  /** The resume in which fields are looked for; null where they are none of a resume. */
  readonly resume: WrittenResume | null;
}

/**
 * Compares what a reader found in a file with the resume that the file was made from, line by line in the order of the
 * page. Blanks count: two words that were run together are lost.
 * @param document the file as the resume assistant reads it
 */
export const certify = (resume: WrittenResume, document: ResumeDocument): Certificate =>
  certifyAll([{ lines: linesOf(resume, 'page'), resume }], document);

/** The same for documents that follow one another in one file. */
export function certifyAll(documents: readonly Certified[], document: ResumeDocument): Certificate {
  const expected = documents.flatMap(linesToCompare);
  const read = document.pages.flatMap(({ lines }) => lines.map(({ text }) => tidy(text))).filter((text) => text !== '');
  const lost: LostLine[] = [];
  const added: string[] = [];
  let at = 0;
  for (const [index, line] of expected.entries()) {
    const end = endOf(line, read, at);
    if (end !== null) {
      at = end;
      continue;
    }
    // The next place where a later line begins says how far this one's words can reach.
    const next = nextStart(expected, index, read, at);
    const between = read.slice(at, next.from);
    if (next.line === index) {
      added.push(...between);
      at = endOf(line, read, next.from) ?? next.from;
    } else {
      const found = next.line === index + 1 ? between : [];
      lost.push({
        written: line.text,
        find: line.find,
        read: found.join(' '),
        place: line.resume && findField(line.resume, line.find),
      });
      if (found.length > 0) at = next.from;
    }
  }
  added.push(...read.slice(at));
  return {
    words: expected
      .map(({ text }) => text)
      .join(' ')
      .split(' ')
      .filter((word) => word !== '').length,
    lost,
    added,
  };
}

/** The lines as they are on paper: all ways to reach somebody are one, and a title is one with its dates. */
function linesToCompare({ lines, resume }: Certified): PageLine[] {
  const contacts = lines.filter(({ kind }) => kind === 'contact').map(({ text }) => text);
  const found: PageLine[] = [];
  for (const [index, { kind, text, when }] of lines.entries()) {
    if (kind === 'contact' && lines[index - 1]?.kind === 'contact') continue;
    const words = tidy(kind === 'contact' ? contacts.join(PARTED) : when === undefined ? text : `${text} ${when}`);
    if (words !== '')
      found.push({
        text: words,
        parted: kind === 'contact' || kind === 'sub',
        // As it was typed: its joiners are looked for too.
        find: text.trim(),
        resume,
      });
  }
  return found;
}

/** Where the read lines go on after a written one that begins at `from`; null when it is not there. */
function endOf({ text: written, parted }: PageLine, read: readonly string[], from: number): number | null {
  let rest = written;
  for (let at = from; at < read.length; at += 1) {
    const line = at === from ? withoutMark(read[at] ?? '', rest) : (read[at] ?? '');
    if (!rest.startsWith(line)) return null;
    const after = rest.slice(line.length);
    if (after === '') return at + 1;
    if (parted && after.startsWith(PARTED) && !read[at + 1]?.startsWith('|')) rest = after.slice(PARTED.length);
    else if (after.startsWith(' ')) rest = after.slice(1);
    else if (mayBreak(rest, line.length)) rest = after;
    else return null;
  }
  return null;
}

const withoutMark = (line: string, written: string) => (written.startsWith(line) ? line : line.replace(BULLET, ''));

/** Whether a line may end inside a word: after a sign that allows it, or in a word that fits on none. */
function mayBreak(text: string, at: number): boolean {
  if (
    /[-/.?&=_%#@–—]/.test(text[at - 1] ?? '') ||
    /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u.test(text.slice(at - 2, at + 2))
  )
    return true;
  const start = text.lastIndexOf(' ', at - 1) + 1;
  const stop = text.indexOf(' ', at);
  return (stop === -1 ? text.length : stop) - start > LONG_WORD;
}

/** Lines that are looked at on either side for where the two go on together. */
const REACH = 60;

function nextStart(expected: readonly PageLine[], index: number, read: readonly string[], at: number) {
  for (let line = index; line < Math.min(expected.length, index + REACH); line += 1)
    for (let from = at; from < Math.min(read.length, at + REACH); from += 1) {
      const wanted = expected[line];
      if (wanted && endOf(wanted, read, from) !== null) return { line, from };
    }
  return { line: expected.length, from: read.length };
}
