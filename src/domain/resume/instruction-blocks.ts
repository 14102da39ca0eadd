import { openingOf } from './action-verbs';
import { BULLET_MARK } from './bullet-mark';
import { goesWithInstructions, speaksToTheReader } from './reader-instructions';
import { headingKind } from './sections';

export interface PlacedLine {
  readonly text: string;
  readonly size: number;
  /** Nothing above it belongs to it: a blank line, the start of a page. */
  readonly afterBlank: boolean;
}

/** From this change of size on, relative to the line above, a line is of another block. */
const OTHER_SIZE = 0.08;
/** A line this long, as a share of the longest of the page, was wrapped. */
const FULL = 0.85;
/** A shorter line says nothing about wrapping. */
const SHORT = 20;
/** A sentence is looked for over this many lines. */
const LOOK_AHEAD = 6;

const ENDS_SENTENCE = /(?:[.!?:]["”’')\]]{0,3}|[>\]])$/u;
const HANGS =
  /(?:[,–—/&-]|(?<![\p{L}])(?:and|or|of|the|to|in|for|with|by|a|an|using|from|on|at|as|is|are|has|have|that|this|all|must|your|you|no|not|be|years|since|than|who|will|must|should|can|any|every|each|it|its))$/iu;
const SPAN_OF_YEARS =
  /(?<!from )(?:19|20)\d\d\s{0,2}(?:[-–—−\u00ad]|to)\s{0,2}(?:(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d|present|now|current|today)|\b\d{2}\/\d{4}\b/iu;
const LABEL = /^\p{Lu}[\p{L}\s&/]{1,30}:\s?\S/u;
const CONTACT = /@[\w-]+\.\w|https?:|www\.|\+\d[\d ()-]{7}/iu;

/** Whether a line cannot be the middle of a paragraph: dates, a label, contact data, parts between bars. */
const isStructured = (text: string) =>
  SPAN_OF_YEARS.test(text) || LABEL.test(text) || CONTACT.test(text) || /\s[|•·]\s/u.test(text);

interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** It begins where its first line begins. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/**
 * Indices of the lines that talk to whoever reads the file: each such sentence with the rest of its paragraph that goes
 * with it. A paragraph ends at a blank line, a heading, a bullet, a change of size, and where another line's own
 * kind (dates, a label, contact data) shows that it is something else.
 */
export function instructionBlocks(lines: readonly PlacedLine[]): Set<number> {
  const found = new Set<number>();
  const longest = lines.reduce((most, { text }) => Math.max(most, text.length), 0);
  let from = 0;
  for (let i = 1; i <= lines.length; i += 1) {
    if (i < lines.length && !startsBlock(lines, i)) continue;
    for (const index of withinBlock(lines.slice(from, i), longest)) found.add(from + index);
    from = i;
  }
  return found;
}

function startsBlock(lines: readonly PlacedLine[], i: number): boolean {
  const [above, line] = [lines[i - 1], lines[i]];
  if (!above || !line || line.afterBlank || beginsBullet(line.text, above.text)) return true;
  if (Math.abs(above.size - line.size) > OTHER_SIZE * Math.max(above.size, line.size)) return true;
  return isHeading(line.text) || isHeading(above.text);
}

/** `10.` below `Rate 10 out of` is a figure and no mark. */
const beginsBullet = (text: string, above: string) =>
  BULLET_MARK.test(text) && !(/^\d/.test(text.trim()) && /\p{L}$/u.test(above.trim()) && HANGS.test(above.trim()));

const isHeading = (text: string) => !/[.!?]$/.test(text.trim()) && headingKind(text) !== null;

function withinBlock(block: readonly PlacedLine[], longest: number): Set<number> {
  const sentences = sentencesOf(
    block.map(({ text }) => text.trim()),
    longest,
  );
  const found = new Set<number>();
  const take = ({ from, to }: Sentence) => {
    for (let i = from; i <= to; i += 1) found.add(i);
  };
  sentences.forEach((sentence, at) => {
    if (!speaksToTheReader(sentence.text)) return;
    take(sentence);
    for (let k = at + 1; k < sentences.length; k += 1) {
      const next = sentences[k] as Sentence;
      if (next.atStart && !goesWithInstructions(next.text) && !speaksToTheReader(next.text)) break;
      take(next);
    }
    for (let k = at - 1; k >= 0; k -= 1) {
      const before = sentences[k] as Sentence;
      if (before.atEnd && !goesWithInstructions(before.text)) break;
      take(before);
    }
  });
  return found;
}

/** The sentences of a block's lines, each with the lines it is in. */
function sentencesOf(lines: readonly string[], longest: number): Sentence[] {
  const sentences: Sentence[] = [];
  let open: { text: string; from: number; atStart: boolean } | null = null;
  const close = (to: number, atEnd: boolean) => {
    if (open && open.text.trim() !== '') sentences.push({ ...open, to, atEnd });
    open = null;
  };
  lines.forEach((line, i) => {
    if (open && !continues(lines, i, longest)) close(i - 1, true);
    const parts = line.split(/(?<=[.!?]["”’')\]]{0,3})\s+/u);
    parts.forEach((part, k) => {
      open = open ? { ...open, text: `${open.text} ${part}` } : { text: part, from: i, atStart: k === 0 };
      if (k < parts.length - 1) close(i, false);
      else if (ENDS_SENTENCE.test(part) && !part.endsWith(':')) close(i, true);
    });
  });
  close(lines.length - 1, true);
  return sentences;
}

const firstSentence = (line: string) => line.split(/(?<=[.!?]["”’')\]]{0,3})\s/u)[0] ?? '';

/** Whether the sentence of the line above runs on in this line. */
function continues(lines: readonly string[], i: number, longest: number): boolean {
  const [above, line] = [lines[i - 1] ?? '', lines[i] ?? ''];
  const first = firstSentence(line);
  if (/^(?:["“‘]?\p{Ll}|[(&%+])/u.test(line) || (/\d$/.test(above) && /^\d/.test(line))) return true;
  if (LABEL.test(line) || speaksToTheReader(firstSentence(lines.slice(i, i + LOOK_AHEAD).join(' ')))) return false;
  if (HANGS.test(above) && (/\p{L}$/u.test(above) || !SPAN_OF_YEARS.test(first))) return true;
  if (isStructured(first) || goesWithInstructions(first)) return false;
  if (above.length < SHORT) return false;
  return above.length >= longest * FULL || (!opensSentence(line) && endsWithin(lines, i));
}

const opensSentence = (line: string) => /^(?:I|My|We|Our|In|At|As)\b/u.test(line) || openingOf(line).kind !== 'other';

/** Whether the text from this line on comes to the end of a sentence before a line that is something else. */
function endsWithin(lines: readonly string[], from: number): boolean {
  for (const line of lines.slice(from, from + LOOK_AHEAD)) {
    if (isStructured(firstSentence(line))) return false;
    if (/[.!?]["”’')\]]{0,3}(?:\s|$)/u.test(line)) return true;
  }
  return false;
}
