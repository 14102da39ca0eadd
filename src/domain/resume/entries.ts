import { BULLET_MARK, LONE_MARK } from './bullet-mark';
import { type PlacedBullet, readBullets } from './bullets';
import { doubtOf } from './date-doubt';
import { type DayOrder, dayOrderOf } from './date-points';
import type { DateRange, ResumeBullet, ResumeEntry, ResumeSection, SectionKind, TextLine } from './facts';
import { type HeadPart, partsOf, readHead } from './head-parts';
import { isJobTitle } from './job-titles';
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
/** Time that a line between jobs accounts for; it is no job. */
const BREAK =
  /career break|sabbatical|parental leave|maternity|paternity|family leave|gap year|military service|national service|health leave/i;
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
    if (
      current &&
      !inHead &&
      dates.length > 0 &&
      parts.length === 0 &&
      isBelow(current, drafts[0], section.lines[at + 1])
    ) {
      for (const range of dates) current.dates.push({ range, line });
      current.far = true;
      return;
    }
    const second = dates.length > 0 && (current?.dates.length ?? 0) > 0;
    const full = current && current.head.length >= HEAD_LINES && current.dates.length > 0 && parts.some(isTitle);
    const opens = !current || !inHead || second || full || (line.afterBlank && current.head.length > 0);
    if (opens && (dates.length > 0 || isHead(line))) {
      const opened = start(drafts);
      if (current && second && parts.length === 0) takeTitle(current, opened);
    }
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

/**
 * Whether dates alone in a line close the entry above, which has none, and do not open the one below: nothing that
 * reads like a head follows, or the first entry of the section has its dates below as well.
 */
function isBelow(above: Draft, first: Draft | undefined, next: TextLine | undefined): boolean {
  if (above.dates.length > 0 || above.bullets.length === 0) return false;
  return !next || !isHead(next) || first?.far === true || first?.dates.length === 0;
}

const isTitle = ({ value }: HeadPart) => isJobTitle(value);

/** A role without bullets ends at its dates: a title behind them is the next role's. */
function takeTitle(from: Draft, to: Draft): void {
  const last = from.head.at(-1);
  const dated = from.dates[0]?.line;
  const own = from.parts.find(isTitle);
  if (!last || !dated || !own || own.line === last || from.head.indexOf(last) <= from.head.indexOf(dated)) return;
  const moved = from.parts.filter(({ line }) => line === last);
  if (!moved.some(isTitle)) return;
  from.head.pop();
  from.parts.splice(from.parts.length - moved.length, moved.length);
  to.head.push(last);
  to.parts.push(...moved);
}

/** A role whose head names no employer belongs to the one that the head of the role above it begins with. */
function withEmployers(entries: readonly ResumeEntry[]): ResumeEntry[] {
  let employer: ResumeEntry['organisation'] = null;
  return entries.map((entry) => {
    if (entry.organisation) {
      const leads = entry.organisation.line === entry.head[0] && entry.title?.line !== entry.head[0];
      employer = leads ? entry.organisation : null;
      return entry;
    }
    return entry.title && entry.head.length <= 2 ? { ...entry, organisation: employer } : entry;
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
  const isBreak = title === null && draft.bullets.length === 0 && draft.head.some(({ text }) => BREAK.test(text));
  return {
    section: isBreak ? 'other' : section,
    head: draft.head,
    title,
    organisation,
    dates: dated?.range ?? null,
    dateLine: dated?.line ?? null,
    doubt:
      section === 'experience' && !isBreak
        ? doubtOf(
            draft.dates.map(({ range }) => range),
            draft.far,
          )
        : null,
    place,
    bullets: draft.bullets,
  };
}
