import { BULLET_MARK } from './bullet-mark';
import { DASH, type DatePoint, type DayOrder, pointsOf } from './date-points';
import { readDates } from './dates';
import type { DateRange, ResumeSection, TextLine } from './facts';

/** The dates of a line; `cut` are all offsets that are dates, even the end of a range that begins in the line above. */
export interface LineDates {
  readonly ranges: readonly DateRange[];
  readonly cut: readonly { readonly from: number; readonly to: number }[];
}

/** Longer lines are paragraphs. */
const LONGEST = 400;
const HANGING = new RegExp(`^\\s{0,3}(?:${DASH}{1,2}>?|to|until|till|bis|à|a)(?=\\s|$)`, 'iu');
const LEADING = new RegExp(`^\\s{0,200}(?:(?:${DASH}{1,2}>?|to|until|till|bis|à|a)\\s{1,3})?$`, 'iu');
const COLUMN = /(?:\s{2,}|\t)$/;
const CLOSED = new RegExp(`^\\s{0,4}(?:${DASH}|to\\s|until\\s|bis\\s)`, 'iu');

/** The line's text; a label in the margin is blank, so that offsets stay. */
export function textIn(section: ResumeSection, line: TextLine): string {
  const label = line === section.heading ? (section.label ?? 0) : 0;
  return label === 0 ? line.text : ' '.repeat(label) + line.text.slice(label);
}

/**
 * The dates of each line of a section. In a narrow column a range is broken: `Mar 2019 –` ends in the next line, with
 * `Present` at its beginning or at its end.
 */
export function datesOfLines(section: ResumeSection, order: DayOrder): Map<TextLine, LineDates> {
  const found = new Map<TextLine, LineDates>();
  let taken: { from: number; to: number } | null = null;
  section.lines.forEach((line, at) => {
    const text = textIn(section, line).slice(0, LONGEST);
    const own = readDates(text, order).filter(({ from, to }) => !taken || to <= taken.from || from >= taken.to);
    const cut = taken ? [taken] : [];
    taken = null;
    const next = section.lines[at + 1];
    const split = next && !BULLET_MARK.test(line.text) ? splitRange(text, textIn(section, next), order) : null;
    const ranges = split
      ? [...own.filter(({ from, to }) => to <= split.range.from || from >= split.range.to), split.range]
      : own;
    taken = split?.taken ?? null;
    found.set(line, { ranges, cut: [...cut, ...ranges].sort((a, b) => a.from - b.from) });
  });
  return found;
}

/** A range that begins in one line and ends in the next; null where there is none. */
function splitRange(above: string, below: string, order: DayOrder) {
  const points = pointsOf(above, order);
  for (const [index, first] of points.entries()) {
    if (first.present || endsRange(above, points[index - 1], first)) continue;
    const rest = above.slice(first.to, first.to + 40);
    const dash = HANGING.exec(rest)?.[0] ?? '';
    const ownColumn =
      dash.trim() === '' ? /^\s{0,40}$/.test(rest) : /^(?:\s*$|\s{2,}|\t)/.test(rest.slice(dash.length));
    const atStart = above.slice(0, first.from).trim() === '';
    if (!ownColumn && !(atStart && dash !== '')) continue;
    const end = endIn(below, order, dash !== '', atStart);
    if (!end) continue;
    const [joined] = readDates(`${above.slice(first.from, first.to)} – ${below.slice(end.from, end.to)}`, order);
    if (!joined || joined.single || (joined.end !== null && joined.end < joined.start)) continue;
    const to = first.to + dash.length;
    return { range: { ...joined, text: above.slice(first.from, to), from: first.from, to }, taken: end.taken };
  }
  return null;
}

const endsRange = (text: string, before: DatePoint | undefined, point: DatePoint) =>
  before !== undefined && CLOSED.test(text.slice(before.to, point.from)) && point.from - before.to <= 8;

/** The date that closes a range at the beginning or the end of a line. Without a dash above, it needs one before it. */
function endIn(below: string, order: DayOrder, dashed: boolean, atStart: boolean) {
  const text = below.slice(0, LONGEST);
  for (const point of pointsOf(text, order)) {
    if (CLOSED.test(text.slice(point.to))) continue;
    const before = text.slice(0, point.from);
    const after = text.slice(point.to, point.to + 3);
    const first = LEADING.test(before) && (/^\)?(?:\s*$|\s{2,}|\t)/.test(after) || (atStart && /^\s/.test(after)));
    const last = text.slice(point.to).trim().length <= 1 && (COLUMN.test(before) || LEADING.test(before));
    if (!(first || last) || !(dashed || before.trim() !== '' || point.joined)) continue;
    if (!dashed && !(LEADING.test(before) || point.joined)) continue;
    const from = LEADING.test(before) ? 0 : point.from;
    return { from: point.from, to: point.to, taken: { from, to: point.to } };
  }
  return null;
}
