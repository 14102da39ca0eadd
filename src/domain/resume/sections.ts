import { BULLET_MARK, LONE_MARK } from './bullet-mark';
import type { ResumeSection, SectionKind, TextLine } from './facts';
import { HEADING_WORDS, QUALIFIERS, TRAILERS } from './heading-words';
import { joinSpacedLetters, plain } from './text-lines';

const compact = (text: string) => text.replace(/[\s-]/g, '');
const kindOf = new Map<string, SectionKind>();
for (const [kind, wordings] of Object.entries(HEADING_WORDS) as [SectionKind, readonly string[]][])
  for (const wording of wordings) kindOf.set(compact(wording), kind);

/** A heading that a parser would know, and what it opens. `rest` is the text behind its colon or label, if any. */
export interface Heading {
  readonly kind: SectionKind;
  readonly rest: string;
  /** The length of a label in the margin, 0 for other headings. */
  readonly label: number;
}

const normal = (text: string) =>
  plain(joinSpacedLetters(text) ?? text)
    .toLowerCase()
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/&|\+/g, ' and ')
    .replace(/^[^\p{L}]{1,8}|[^\p{L}]{1,8}$/gu, '')
    .replace(/\s+/g, ' ');

/** The kind of a heading's words, or null: `Work Experience`, `EDUCATION & TRAINING`, `E X P E R I E N C E`. */
export function headingKind(words: string): SectionKind | null {
  if (words.length > 80) return null;
  const text = normal(words);
  if (text === '' || text.split(' ').length > 6) return null;
  const whole = kindOfWords(text);
  if (whole) return whole;
  const first = text.split(/\s*(?:,|\/|\||\band\b)\s*/)[0] ?? '';
  const rest = text.slice(first.length);
  const parts = rest.split(/\s*(?:,|\/|\||\band\b)\s*/).filter(Boolean);
  const known = kindOfWords(first);
  return known && parts.length > 0 && parts.every((part) => kindOfWords(part) !== null) ? known : null;
}

/** The kind of one wording, with up to two qualifiers before it and one word such as `details` behind it. */
function kindOfWords(text: string): SectionKind | null {
  const words = text.split(' ');
  for (let from = 0; from < words.length && from <= 2; from += 1) {
    if (from > 0 && !QUALIFIERS.has(words[from - 1] ?? '')) break;
    const rest = words.slice(from);
    const kind = kindOf.get(compact(rest.join(' ')));
    if (kind) return kind;
    if (rest.length > 1 && TRAILERS.has(rest.at(-1) ?? '')) {
      const shorter = kindOf.get(compact(rest.slice(0, -1).join(' ')));
      if (shorter) return shorter;
    }
  }
  return null;
}

/** A sentence that is not at its end: what follows is no heading. */
const UNFINISHED = /(?:[,–—-]|\s(?:and|or|of|the|to|in|for|with|by|a|an|using|from|on|at|as|our|my|their))\s{0,4}$/i;
const MARGIN = /^(\s{0,4}\S(?:\S|\s(?!\s)){1,40}?)(?:\s{3,}|\t\s{0,40})(?=\S)/u;

/**
 * Reads a line as a heading. Words of the usual list count when the line begins with a capital letter, ends with a
 * colon, is set larger than `bodySize` or follows a blank line; text may follow a colon on the same line.
 */
function readHeading(line: TextLine, above: TextLine | undefined, bodySize: number): Heading | null {
  const text = line.text.trim();
  if (text.length > 400 || BULLET_MARK.test(text)) return null;
  const margin = marginLabel(line.text);
  if (margin) return margin;
  if (/[.!?]$/.test(text)) return null;
  const colon = text.indexOf(':');
  if (colon > 0 && colon < text.length - 1) {
    const label = text.slice(0, colon);
    const kind = /^[^\p{L}]{0,4}\p{Lu}/u.test(label) ? headingKind(label) : null;
    return kind ? { kind, rest: text.slice(colon + 1).trim(), label: 0 } : null;
  }
  const kind = headingKind(text);
  if (!kind) return null;
  const capital = /^[^\p{L}]{0,4}\p{Lu}/u.test(text);
  const larger = line.size > 0 && bodySize > 0 && line.size > bodySize * 1.08;
  const goesOn =
    above && !line.afterBlank && !larger && (LONE_MARK.test(above.text) || UNFINISHED.test(above.text.slice(-40)));
  if (goesOn) return null;
  return capital || larger || text.endsWith(':') || line.afterBlank ? { kind, rest: '', label: 0 } : null;
}

/** `EXPERIENCE     Acme Corp, Engineer     2019 – 2021`: a heading in a margin at the left, a gap, the first text. */
function marginLabel(text: string): Heading | null {
  const words = MARGIN.exec(text.slice(0, 100))?.[1];
  if (!words || /[:,]$/.test(words) || !/^\s{0,4}\p{Lu}/u.test(words)) return null;
  const kind = headingKind(words);
  return kind ? { kind, rest: text.slice(words.length).trim(), label: words.length } : null;
}

/** The size most letters are set in, in points; 0 when the document has no sizes. */
export function bodySizeOf(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 2) / 2;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** Sections in which a label such as `Languages: SQL` or `Skills: Go` belongs to the entry, not to the page. */
const KEEPS_LABELS: ReadonlySet<SectionKind> = new Set(['experience', 'projects']);
const GROUPS_OF_SKILLS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications', 'interests']);

/** A section while its lines are gathered. */
interface Open {
  readonly kind: SectionKind;
  readonly heading: TextLine | null;
  readonly label?: number;
  readonly lines: TextLine[];
}

/** Cuts the lines into sections at the headings. The first section, `header`, may be empty. */
export function readSections(lines: readonly TextLine[]): ResumeSection[] {
  const bodySize = bodySizeOf(lines);
  const sections: Open[] = [{ kind: 'header', heading: null, lines: [] }];
  lines.forEach((line, at) => {
    const current = sections.at(-1);
    if (!current) return;
    const heading = readHeading(line, lines[at - 1], bodySize);
    if (!heading || isLabel(heading, current)) current.lines.push(line);
    else
      sections.push({
        kind: heading.kind,
        heading: line,
        ...(heading.label > 0 ? { label: heading.label } : {}),
        lines: heading.rest !== '' ? [line] : [],
      });
  });
  return sections;
}

/** Whether words with text on their own line name a group of the section they are in. */
function isLabel({ kind, rest, label }: Heading, current: Open): boolean {
  if (rest === '') return false;
  if (current.kind === 'header' && kind === 'contact') return true;
  if (belongsToSkills(current, kind)) return true;
  if (!KEEPS_LABELS.has(current.kind)) return false;
  return label === 0 || (current.label === undefined && GROUPS.has(kind));
}

/** What a job of a page without labels in its margin may have: `Tools     Jira`, `Project     Checkout`. */
const GROUPS: ReadonlySet<SectionKind> = new Set(['skills', 'projects', 'languages', 'other', 'achievements']);

/** `Languages: Python, SQL` and `Certifications: …` inside a list of skills are groups of that list. */
function belongsToSkills(current: Open, kind: SectionKind): boolean {
  if (current.kind !== 'skills' || !GROUPS_OF_SKILLS.has(kind)) return false;
  return current.label === undefined ? current.heading?.text.indexOf(':') === -1 : kind === 'skills';
}
