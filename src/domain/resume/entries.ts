import { BULLET_MARK, LONE_MARK } from './bullet-mark';
import { type PlacedBullet, readBullets } from './bullets';
import { doubtOf } from './date-doubt';
import { type DayOrder, dayOrderOf } from './date-points';
import type { DateRange, ResumeBullet, ResumeEntry, ResumeSection, SectionKind, TextLine } from './facts';
import { type HeadPart, partsOf, readHead } from './head-parts';
import { datesOfLines, textIn } from './line-dates';
import { countWords } from './text-lines';
import { isLinkLine } from './web-address';

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
  readonly parts: HeadPart[];
  readonly dates: { range: DateRange; line: TextLine }[];
  readonly bullets: number[];
  /** The dates are below the bullets. */
  far: boolean;
}

/** Reads the entries and bullets of all sections, in order. */
export function readEntries(sections: readonly ResumeSection[]): { entries: ResumeEntry[]; bullets: ResumeBullet[] } {
  const entries: ResumeEntry[] = [];
  const bullets: ResumeBullet[] = [];
  const order = dayOrderOf(sections.flatMap(({ lines }) => lines));
  for (const section of sections) {
    if ((section.kind === 'header' && sections.length > 1) || section.kind === 'contact') continue;
    const placed = readBullets(section);
    if (WITH_ENTRIES.has(section.kind)) entries.push(...entriesOf(section, placed, bullets.length, order));
    bullets.push(...placed.map(({ at: _, ...bullet }) => bullet));
  }
  return { entries, bullets };
}

function entriesOf(
  section: ResumeSection,
  bullets: readonly PlacedBullet[],
  offset: number,
  order: DayOrder,
): ResumeEntry[] {
  const bulletAt = new Map(bullets.map((bullet, index) => [bullet.at, index]));
  const taken = new Set(bullets.flatMap((bullet) => bullet.lines));
  const datesOf = datesOfLines(section, order);
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
    const heading = line === section.heading && section.label === undefined;
    if (taken.has(line) || heading || LONE_MARK.test(line.text) || isLinkLine(line.text)) return;
    const { ranges = [], cut = [] } = datesOf.get(line) ?? {};
    const dates = ranges.filter((range) => !range.single || countWords(line.text) <= 14);
    const parts = partsOf(line, textIn(section, line), cut);
    const current = drafts.at(-1);
    if (current && !inHead && dates.length > 0 && parts.length === 0 && isBelow(current, section.lines[at + 1])) {
      for (const range of dates) current.dates.push({ range, line });
      current.far = true;
      return;
    }
    const second = dates.length > 0 && (current?.dates.length ?? 0) > 0;
    const opens = !current || !inHead || second || (line.afterBlank && current.head.length > 0);
    if (opens && (dates.length > 0 || isHead(line))) start(drafts);
    const draft = drafts.at(-1) ?? start(drafts);
    inHead = draft.head.length < HEAD_LINES;
    if (inHead) {
      draft.head.push(line);
      draft.parts.push(...parts);
    }
    for (const range of dates) draft.dates.push({ range, line });
  });
  const found = drafts
    .filter((draft) => draft.head.length + draft.bullets.length > 0)
    .map((draft) => entry(section.kind, draft));
  return section.kind === 'experience' ? withEmployers(found) : found;
}

/** Whether dates alone in a line close the entry above, which has none, and do not open the one below. */
const isBelow = (above: Draft, next: TextLine | undefined) =>
  above.dates.length === 0 && above.bullets.length > 0 && (!next || !isHead(next));

/** A role whose head names no employer belongs to the one that the head of the role above it begins with. */
function withEmployers(entries: readonly ResumeEntry[]): ResumeEntry[] {
  let employer: ResumeEntry['organisation'] = null;
  return entries.map((entry) => {
    if (entry.organisation) {
      const leads = entry.organisation.line === entry.head[0] && entry.title?.line !== entry.head[0];
      employer = leads ? entry.organisation : null;
      return entry;
    }
    return entry.title && entry.head.length === 1 ? { ...entry, organisation: employer } : entry;
  });
}

function start(drafts: Draft[]): Draft {
  const draft: Draft = { head: [], parts: [], dates: [], bullets: [], far: false };
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
  const { title, organisation, place } = readHead(draft.parts, section === 'experience');
  return {
    section,
    head: draft.head,
    title,
    organisation,
    dates: dated?.range ?? null,
    dateLine: dated?.line ?? null,
    doubt:
      section === 'experience'
        ? doubtOf(
            draft.dates.map(({ range }) => range),
            draft.far,
          )
        : null,
    place,
    bullets: draft.bullets,
  };
}
