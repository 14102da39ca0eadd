import { withoutPoints } from '../../board/checklist-lines';
import { durationOf } from '../duration';
import { LONGEST_TEXT, MOST_REMINDERS } from '../types';
import { dayText, MINUTE, wallText } from '../wall';
import { type Clock, compactWall } from '../zones';
import { contentLine } from './content-lines';
import { alarmsAmong, unescaped, valueAmong } from './details';
import { plainText } from './plain-text';

/** A to-do of a file (VTODO), in the words of the board, which makes a task of it. */
export interface FileTodo {
  /** The id of the part that keeps its lines for the next export. */
  readonly part: string;
  readonly content: string;
  /** Markdown, or plain words. */
  readonly notes: string;
  /** `YYYY-MM-DD` on the reader's clock, or null. */
  readonly due: string | null;
  /** `HH:MM` on the reader's clock, only with `due`. */
  readonly dueTime: string | null;
  readonly list: 'todo' | 'inProgress' | 'completed';
  readonly priority: 'none' | 'low' | 'medium' | 'high';
  /** Names, as the file has them. */
  readonly labels: readonly string[];
  /** The text of an RRULE without `RRULE:`; `''` for none. */
  readonly repeat: string;
  /** Minutes before it is due, ascending. */
  readonly reminders: readonly number[];
  /** The checklist at the end of its description, and the to-dos that name it as their parent. */
  readonly checklist: readonly { readonly text: string; readonly done: boolean }[];
}

interface Raw extends FileTodo {
  readonly uid: string;
  readonly parent: string;
}

const UNTITLED = 'Untitled to-do';

/**
 * The to-dos among the parts of a file; one that names another of them as its parent becomes an entry of that one's
 * checklist, one that was cancelled is left out.
 * @param parts id and lines of each VTODO, its BEGIN and END among them
 */
export function todosOf(
  parts: readonly { readonly id: string; readonly lines: readonly string[] }[],
  clock: Clock,
): FileTodo[] {
  const all = new Map<string, Raw>();
  for (const { id, lines } of parts) {
    const raw = todoOf(id, lines.slice(1, -1), clock);
    if (raw) all.set(raw.uid || id, raw);
  }
  const children = new Map<string, Raw[]>();
  for (const todo of all.values()) {
    const top = topOf(todo, all);
    if (top) children.set(top.part, [...(children.get(top.part) ?? []), todo]);
  }
  return [...all.values()]
    .filter((todo) => topOf(todo, all) === null)
    .map(({ uid: _, parent: __, ...todo }) => ({
      ...todo,
      checklist: [
        ...todo.checklist,
        ...(children.get(todo.part) ?? []).map(({ content, list }) => ({ text: content, done: list === 'completed' })),
      ],
    }));
}

/** The first of the to-dos above one that has none above itself; `null` where it is one, or they lead round. */
function topOf(todo: Raw, all: ReadonlyMap<string, Raw>): Raw | null {
  const met = new Set([todo]);
  let above = all.get(todo.parent);
  if (!above) return null;
  for (;;) {
    if (met.has(above)) return null;
    met.add(above);
    const next = all.get(above.parent);
    if (!next) return above;
    above = next;
  }
}

function todoOf(part: string, lines: readonly string[], clock: Clock): Raw | null {
  const own = (name: string) => unescaped(valueAmong(lines, name)).trim();
  const status = own('STATUS').toUpperCase();
  if (status === 'CANCELLED') return null;
  const percent = Number(own('PERCENT-COMPLETE')) || 0;
  const done = status === 'COMPLETED' || percent >= 100 || (status === '' && own('COMPLETED') !== '');
  const due = timeOf(lines, 'DUE', clock);
  const start = timeOf(lines, 'DTSTART', clock);
  const rank = Number(own('PRIORITY')) || 0;
  const url = own('URL');
  const described = withoutPoints(plainText(own('DESCRIPTION')));
  const notes = [described.text, /^https?:\/\/\S+$/i.test(url) ? url : ''].filter(Boolean).join('\n\n');
  return {
    part,
    uid: own('UID'),
    parent: parentOf(lines),
    content: own('SUMMARY').slice(0, LONGEST_TEXT) || UNTITLED,
    notes: notes.slice(0, LONGEST_TEXT),
    due: due && dayText(due.wall),
    dueTime: due && !due.dated ? wallText(due.wall).slice(11, 16) : null,
    list: done ? 'completed' : status === 'IN-PROCESS' || percent > 0 ? 'inProgress' : 'todo',
    priority: rank === 0 ? 'none' : rank < 5 ? 'high' : rank === 5 ? 'medium' : 'low',
    labels: labelsOf(lines),
    repeat: valueAmong(lines, 'RRULE').trim(),
    reminders: due ? remindersOf(lines, due.wall, start?.wall ?? due.wall) : [],
    checklist: described.points,
  };
}

/** A time on the reader's clock. */
function timeOf(lines: readonly string[], name: string, clock: Clock): { wall: number; dated: boolean } | null {
  const line = lines.find((one) => contentLine(one).name === name);
  const read = line === undefined ? null : contentLine(line);
  const wall = compactWall(read?.value ?? '');
  if (!read || Number.isNaN(wall)) return null;
  const dated = !/T/i.test(read.value);
  const zone = /z\s*$/i.test(read.value) ? 'UTC' : (read.params.get('TZID') ?? '');
  return { wall: dated || zone === '' ? wall : clock.toWall(clock.toInstant(wall, zone), ''), dated };
}

const parentOf = (lines: readonly string[]): string => {
  for (const line of lines) {
    const { name, params, value } = contentLine(line);
    if (name === 'RELATED-TO' && /^(?:PARENT)?$/i.test(params.get('RELTYPE') ?? '')) return unescaped(value).trim();
  }
  return '';
};

const labelsOf = (lines: readonly string[]): string[] => {
  const found = lines
    .map(contentLine)
    .filter(({ name }) => name === 'CATEGORIES')
    .flatMap(({ value }) => value.split(/(?<!\\),/).map((label) => unescaped(label).trim()));
  return [...new Set(found.filter(Boolean))].slice(0, 50);
};

/** An alarm counts from the start, or with RELATED=END from when it is due; without a start from when it is due. */
function remindersOf(lines: readonly string[], due: number, start: number): number[] {
  const found = new Set<number>();
  for (const alarm of alarmsAmong(lines)) {
    const trigger = alarm.map(contentLine).find(({ name }) => name === 'TRIGGER');
    const offset = trigger ? durationOf(trigger.value) : null;
    if (!trigger || offset === null) continue;
    const from = trigger.params.get('RELATED')?.toUpperCase() === 'END' ? due : start;
    found.add(Math.round((due - from - offset) / MINUTE) + 0);
  }
  return [...found].sort((a, b) => a - b).slice(0, MOST_REMINDERS);
}
