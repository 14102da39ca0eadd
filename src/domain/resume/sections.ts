import { BULLET_MARK } from './bullet-mark';
import type { ResumeSection, SectionKind, TextLine } from './facts';
import { HEADING_WORDS } from './heading-words';
import { joinSpacedLetters, plain } from './text-lines';

const compact = (text: string) => text.replace(/[\s-]/g, '');
const kindOf = new Map<string, SectionKind>();
for (const [kind, wordings] of Object.entries(HEADING_WORDS) as [SectionKind, readonly string[]][])
  for (const wording of wordings) kindOf.set(compact(wording), kind);

/** A heading that a parser would know, and what it opens. `rest` is the text behind its colon, if any. */
export interface Heading {
  readonly kind: SectionKind;
  readonly rest: string;
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
  const whole = kindOf.get(compact(text));
  if (whole) return whole;
  const first = text.split(/\s*(?:,|\/|\||\band\b)\s*/)[0] ?? '';
  const rest = text.slice(first.length);
  const parts = rest.split(/\s*(?:,|\/|\||\band\b)\s*/).filter(Boolean);
  const known = kindOf.get(compact(first));
  return known && parts.length > 0 && parts.every((part) => kindOf.has(compact(part))) ? known : null;
}

/**
 * Reads a line as a heading. Words of the usual list count when the line begins with a capital letter, ends with a
 * colon, is set larger than `bodySize` or follows a blank line; text may follow a colon on the same line.
 */
function readHeading(line: TextLine, bodySize: number): Heading | null {
  const text = line.text.trim();
  if (text.length > 400 || BULLET_MARK.test(text) || /[.!?]$/.test(text)) return null;
  const colon = text.indexOf(':');
  if (colon > 0 && colon < text.length - 1) {
    const label = text.slice(0, colon);
    const kind = /^[^\p{L}]{0,4}\p{Lu}/u.test(label) ? headingKind(label) : null;
    return kind ? { kind, rest: text.slice(colon + 1).trim() } : null;
  }
  const kind = headingKind(text);
  if (!kind) return null;
  const capital = /^[^\p{L}]{0,4}\p{Lu}/u.test(text);
  const larger = line.size > 0 && bodySize > 0 && line.size > bodySize * 1.08;
  return capital || larger || text.endsWith(':') || line.afterBlank ? { kind, rest: '' } : null;
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

/** Cuts the lines into sections at the headings. The first section, `header`, may be empty. */
export function readSections(lines: readonly TextLine[]): ResumeSection[] {
  const bodySize = bodySizeOf(lines);
  const sections: { kind: SectionKind; heading: TextLine | null; lines: TextLine[] }[] = [
    { kind: 'header', heading: null, lines: [] },
  ];
  for (const line of lines) {
    const current = sections.at(-1);
    if (!current) continue;
    const heading = readHeading(line, bodySize);
    if (!heading) {
      current.lines.push(line);
      continue;
    }
    const inline = heading.rest !== '';
    const label = inline && (KEEPS_LABELS.has(current.kind) || belongsToSkills(current, heading.kind));
    if (label || (inline && current.kind === 'header' && heading.kind === 'contact')) {
      current.lines.push(line);
      continue;
    }
    sections.push({ kind: heading.kind, heading: line, lines: inline ? [line] : [] });
  }
  return sections;
}

/** `Languages: Python, SQL` and `Certifications: …` inside a list of skills are groups of that list. */
function belongsToSkills(current: { kind: SectionKind; heading: TextLine | null }, kind: SectionKind): boolean {
  const opened = current.heading;
  return (
    current.kind === 'skills' && (kind === 'skills' || GROUPS_OF_SKILLS.has(kind)) && opened?.text.indexOf(':') === -1
  );
}
