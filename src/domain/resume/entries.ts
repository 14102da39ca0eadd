import { BULLET_MARK, LONE_MARK } from './bullet-mark';
import { type PlacedBullet, readBullets } from './bullets';
import { readDates } from './dates';
import type { DateRange, Found, ResumeBullet, ResumeEntry, ResumeSection, SectionKind, TextLine } from './facts';
import { isJobTitle } from './job-titles';
import { countWords } from './text-lines';

const WITH_ENTRIES: ReadonlySet<SectionKind> = new Set([
  'experience',
  'projects',
  'education',
  'other',
  'achievements',
]);
/** More head lines than this are a paragraph, not the head of an entry. */
const HEAD_LINES = 4;

interface Draft {
  readonly head: TextLine[];
  readonly dates: { range: DateRange; line: TextLine }[];
  readonly bullets: number[];
}

/** Reads the entries and bullets of all sections, in order. */
export function readEntries(sections: readonly ResumeSection[]): { entries: ResumeEntry[]; bullets: ResumeBullet[] } {
  const entries: ResumeEntry[] = [];
  const bullets: ResumeBullet[] = [];
  for (const section of sections) {
    if ((section.kind === 'header' && sections.length > 1) || section.kind === 'contact') continue;
    const placed = readBullets(section);
    if (WITH_ENTRIES.has(section.kind)) entries.push(...entriesOf(section, placed, bullets.length));
    bullets.push(...placed.map(({ at: _, ...bullet }) => bullet));
  }
  return { entries, bullets };
}

function entriesOf(section: ResumeSection, bullets: readonly PlacedBullet[], offset: number): ResumeEntry[] {
  const bulletAt = new Map(bullets.map((bullet, index) => [bullet.at, index]));
  const taken = new Set(bullets.flatMap((bullet) => bullet.lines));
  const drafts: Draft[] = [];
  let inHead = false;
  section.lines.forEach((line, at) => {
    const bullet = bulletAt.get(at);
    if (bullet !== undefined) {
      const draft = drafts.at(-1) ?? start(drafts);
      draft.bullets.push(offset + bullet);
      inHead = false;
      return;
    }
    if (taken.has(line) || line === section.heading || LONE_MARK.test(line.text)) return;
    const dates = readDates(line.text.slice(0, 400)).filter((range) => !range.single || countWords(line.text) <= 14);
    const current = drafts.at(-1);
    const second = dates.length > 0 && (current?.dates.length ?? 0) > 0;
    const opens = !current || !inHead || second || (line.afterBlank && current.head.length > 0);
    if (opens && (dates.length > 0 || isHead(line))) start(drafts);
    const draft = drafts.at(-1) ?? start(drafts);
    inHead = draft.head.length < HEAD_LINES;
    if (inHead) draft.head.push(line);
    for (const range of dates) draft.dates.push({ range, line });
  });
  return drafts
    .filter((draft) => draft.head.length + draft.bullets.length > 0)
    .map((draft) => entry(section.kind, draft));
}

function start(drafts: Draft[]): Draft {
  const draft: Draft = { head: [], dates: [], bullets: [] };
  drafts.push(draft);
  return draft;
}

/** A short line that begins with a capital letter or a digit and does not end a sentence. */
function isHead(line: TextLine): boolean {
  const text = line.text.trim();
  return /^[\p{Lu}\p{N}"“]/u.test(text) && countWords(text) <= 14 && !/[.;,]$/.test(text) && !BULLET_MARK.test(text);
}

function entry(section: SectionKind, draft: Draft): ResumeEntry {
  const dated = draft.dates.find(({ range }) => !range.single) ?? draft.dates[0] ?? null;
  const parts = draft.head.flatMap((line) => partsOf(line).map((value): Found => ({ value, line, quote: value })));
  const title = section === 'experience' ? parts.find(({ value }) => isJobTitle(value)) : parts[0];
  const organisation = parts.find((part) => part !== title && countWords(part.value) <= 10);
  return {
    section,
    head: draft.head,
    title: title ?? null,
    organisation: organisation ?? null,
    dates: dated?.range ?? null,
    dateLine: dated?.line ?? null,
    bullets: draft.bullets,
  };
}

/** Words that forms put before a value: `Designation: System Engineer`. */
const LABEL =
  /^(?:organi[sz]ation|company|employer|client|designation|job title|title|role|position|duration|period|dates?|location|project|project name|project title|environment|responsibilities|roles and responsibilities|description)\s{0,2}(?::\s{0,4}|$)/i;
/** `3 years 2 months`, as some exports print behind the dates. */
const SPAN_WORDS = /^\d{1,2}\s(?:years?|yrs?|months?|mos?)\b/i;

/** The parts of a head line without its dates: cut at `|`, `•`, dashes between spaces, commas, ` at ` and tabs. */
function partsOf(line: TextLine): string[] {
  const text = line.text.slice(0, 400);
  const pieces: string[] = [];
  let from = 0;
  for (const range of readDates(text)) {
    pieces.push(text.slice(from, range.from));
    from = range.to;
  }
  pieces.push(text.slice(from));
  return pieces
    .flatMap((piece) => piece.split(/\s*[|•·●▪;\t]\s*|\s{1,4}[-–—@]\s{1,4}|,\s{1,4}|\s{3,}|\sat\s/))
    .map((part) => trimmed(trimmed(part).replace(LABEL, '')))
    .filter((part) => part.length > 1 && /\p{L}/u.test(part) && !SPAN_WORDS.test(part));
}

const trimmed = (part: string) => part.replace(/^[\s(),:–—-]+|[\s(),:–—-]+$/g, '');
