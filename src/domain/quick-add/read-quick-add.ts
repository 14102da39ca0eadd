import { numberOf, textOf } from './days';
import { habitsOf } from './locale';
import { findDay, type Today } from './read-days';
import { findLabel, findLength, findList, findPriority } from './read-marks';
import { findRepeat } from './read-repeats';
import { findTime } from './read-times';
import { type Mark, settle } from './settle';
import type { Found, QuickAdd, QuickAddContext, Span } from './types';

/**
 * A task in plain words: “mock interview Fri 3pm #northwind 45m !high”. The spans cover the whole text, so that a field
 * can mark what was understood. Nothing is guessed without a note.
 */
export function readQuickAdd(text: string, context: QuickAddContext): QuickAdd {
  const habits = habitsOf(context.locale);
  const today: Today = { day: numberOf(context.now), weekStart: context.weekStart, habits };
  const reader = { text, context, today };
  const { marks, escapes } = marksIn(reader);
  const settled = settle(marks, context.now, today);
  const spans = spansOf(text, settled.spans, escapes);
  const { repeat, labels } = settled;
  return {
    title: titleOf(text, spans),
    due: settled.due === null ? null : textOf(settled.due),
    dueTime: settled.time === null ? null : clockText(settled.time),
    estimate: settled.estimate,
    priority: settled.priority,
    labels,
    list: settled.list,
    repeat,
    spans,
    notes: settled.notes,
  };
}

interface Reader {
  readonly text: string;
  readonly context: QuickAddContext;
  readonly today: Today;
}

const WORD = /[^\s(]\S*/g;
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '`': '`' };

/** Every mark from left to right. */
function marksIn(reader: Reader): { marks: readonly Mark[]; escapes: readonly number[] } {
  const { text } = reader;
  const marks: Mark[] = [];
  const escapes: number[] = [];
  let from = 0;
  for (;;) {
    WORD.lastIndex = from;
    const word = WORD.exec(text);
    if (!word) return { marks, escapes };
    from = word.index;
    const first = text.charAt(from);
    const quoteEnd = CLOSING[first] ? text.indexOf(CLOSING[first], from + 1) : -1;
    if (quoteEnd !== -1) {
      from = quoteEnd + 1;
      continue;
    }
    if (first === '\\') {
      const end = escapeEnd(reader, from);
      if (end > from) escapes.push(from);
      from = end > from ? end : WORD.lastIndex;
      continue;
    }
    const found = findAt(reader, from);
    if (found) {
      const to = markEnd(text, from, found);
      marks.push({ from, to, found });
      from = to;
    } else from = WORD.lastIndex;
  }
}

/** Where that ends which a backslash keeps in the title; its own place where it keeps nothing. */
function escapeEnd(reader: Reader, from: number): number {
  const { text } = reader;
  let at = from;
  while (text.charAt(at) === '\\') at += 1;
  const found = findAt(reader, at);
  if (found) return found.to;
  if (!/["“`#!/]/.test(text.charAt(at))) return from;
  const blank = text.slice(at).search(/\s/);
  return blank === -1 ? text.length : at + blank;
}

/** A mark takes the comma after it along, and the full stop at the end. An unsure one is left as it is. */
function markEnd(text: string, from: number, { kind, to }: Found): number {
  if (kind === 'unsure') return to;
  if (text.charAt(from - 1) === '(') return to;
  if (/[,;:]/.test(text.charAt(to))) return to + 1;
  return text.charAt(to) === '.' && text.slice(to + 1).trim() === '' ? to + 1 : to;
}

/** Words that a mark of letters begins with; any other word is passed at once. */
const STARTS =
  /(?:on|by|due|before|until|till?|starting|from|for|at|around|between|this|next|coming|the|in|an?|today|tomorrow|tmrw?|yesterday|day|tonight|weekend|end|eo[wmy]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|every|each|daily|weekly|fortnightly|monthly|yearly|annually|bi-?weekly|bi-?monthly|noon|midday|midnight|p[123]|t\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/iy;

function findAt(reader: Reader, from: number): Found | null {
  const { text, context, today } = reader;
  const first = text.charAt(from);
  if (first === '#') return findLabel(text, from, context.labels);
  if (first === '/') return findList(text, from, context.lists);
  if (first === '!') return findPriority(text, from);
  const isWord = !/[\d@~]/.test(first);
  if (isWord) {
    STARTS.lastIndex = from;
    if (!STARTS.test(text)) return null;
  }
  return (
    (isWord ? (findPriority(text, from) ?? findRepeat(text, from, (at) => isLast(reader, at))) : null) ??
    findDay(text, from, today) ??
    findTime(text, from, today.habits.twelve) ??
    findLength(text, from)
  );
}

/** Whether no word of a title follows. */
function isLast(reader: Reader, from: number): boolean {
  let at = from;
  for (;;) {
    const rest = /[\s,;:.]*/y;
    rest.lastIndex = at;
    at += rest.exec(reader.text)?.[0].length ?? 0;
    if (at >= reader.text.length) return true;
    const found = findAt(reader, at);
    if (!found || found.kind === 'unsure') return false;
    at = found.to;
  }
}

/** The text cut without gaps: marks, backslashes that are dropped, and the title between them. */
function spansOf(text: string, marks: readonly Span[], escapes: readonly number[]): readonly Span[] {
  const dropped = escapes.map((from): Span => ({ from, to: from + 1, kind: 'escape', says: 'Kept in the title.' }));
  const cut: Span[] = [];
  let from = 0;
  for (const span of [...marks, ...dropped].sort((a, b) => a.from - b.from)) {
    if (span.from > from) cut.push({ from, to: span.from, kind: 'title', says: '' });
    cut.push(span);
    from = span.to;
  }
  if (from < text.length) cut.push({ from, to: text.length, kind: 'title', says: '' });
  return cut;
}

function titleOf(text: string, spans: readonly Span[]): string {
  return spans
    .map(({ kind, from, to }) =>
      kind === 'title' || kind === 'unsure' ? text.slice(from, to) : kind === 'escape' ? '' : ' ',
    )
    .join('')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '');
}

const two = (number: number) => String(number).padStart(2, '0');
const clockText = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
