import { COLOURS, type Colour } from '../colours/names';
import { isLink } from './links';
import { isTime } from './texts';
import { type BoardLabel, type BoardLabels, type Point, PRIORITIES, type Task } from './types';

// How the details of a task are written in a file, and read from one.

/** A label as a file has it: it may not exist yet. */
export interface ReadLabel {
  readonly name: string;
  readonly colour: Colour | null;
}

type Lined = 'dueTime' | 'priority' | 'estimate' | 'repeat' | 'links' | 'reminders' | 'archivedAt';

/** A detail that is one line: its name in a Markdown file and in the head of a CSV, its text, and that read back. */
interface Line<Field extends Lined> {
  readonly name: string;
  readonly text: (value: Task[Field]) => string;
  /** `null` for a text that is no such thing. */
  readonly read: (text: string) => Task[Field] | null;
}

export const LINES: { readonly [Field in Lined]: Line<Field> } = {
  dueTime: { name: 'Time', text: (time) => time ?? '', read: (text) => (isTime(text) ? text : null) },
  priority: {
    name: 'Priority',
    text: (priority) => (priority === 'none' ? '' : priority),
    read: (text) => PRIORITIES.find((one) => one === text.toLowerCase()) ?? null,
  },
  estimate: {
    name: 'Estimate',
    text: (minutes) => (minutes === null ? '' : `${minutes} min`),
    read: (text) => numberIn(text),
  },
  repeat: {
    name: 'Repeat',
    text: (rule) => rule,
    read: (text) => (/^FREQ=|;FREQ=/i.test(text) ? text : null),
  },
  links: {
    name: 'Links',
    text: (links) => links.join('; '),
    read: (text) =>
      filled(
        text
          .split(';')
          .map((link) => link.trim())
          .filter(isLink),
      ),
  },
  reminders: {
    name: 'Reminders',
    text: (minutes) => (minutes.length > 0 ? `${minutes.join(', ')} min before` : ''),
    read: (text) => filled(text.split(',').flatMap((part) => numberIn(part) ?? [])),
  },
  archivedAt: {
    name: 'Archived',
    text: (at) => at ?? '',
    read: (text) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) ? text : null),
  },
};
export const LINED = Object.keys(LINES) as readonly Lined[];

const numberIn = (text: string): number | null => {
  const [digits] = /\d{1,7}/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
};
const filled = <T>(items: readonly T[]): readonly T[] | null => (items.length > 0 ? items : null);

/** The one line of a detail. */
export function lineOf<Field extends Lined>(field: Field, task: Task): string {
  const line: Line<Field> = LINES[field];
  return line.text(task[field]);
}

/** What the lines of a file say: only what could be read. @param lines by the name of the detail, in small letters */
export function readLines(lines: ReadonlyMap<string, string>): Partial<Pick<Task, Lined>> {
  const read: Record<string, unknown> = {};
  for (const field of LINED) {
    const text = lines.get(LINES[field].name.toLowerCase());
    const value = text === undefined ? null : LINES[field].read(text.trim());
    if (value !== null) read[field] = value;
  }
  return read as Partial<Pick<Task, Lined>>;
}

/** `Interview (blue); Home (red)` */
export const labelsText = (ids: readonly string[], labels: BoardLabels): string =>
  ids
    .flatMap((id) => labels[id] ?? [])
    .map(({ name, colour }: BoardLabel) => `${name} (${colour})`)
    .join('; ');

export const readLabels = (text: string): readonly ReadLabel[] =>
  text.split(/[;,]/).flatMap((part) => {
    const [, name = '', colour] = /^\s*(.*?)(?:\s+\(([a-z]+)\))?\s*$/.exec(part) ?? [];
    const known = COLOURS.find((one) => one === colour) ?? null;
    const whole = colour !== undefined && known === null ? part.trim() : name;
    return whole === '' ? [] : [{ name: whole, colour: known }];
  });

/** A line for each point: `[x] Ask for the date` */
export const checklistText = (points: readonly Point[]): string =>
  points.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n');
