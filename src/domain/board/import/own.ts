import { COLOURS } from '../../colours/names';
import { isDay } from '../due';
import { asContent } from '../texts';
import { shown } from './table';
import { type BoardFile, type FileLabel, type FileList, type FilePoint, type FileTask, NO_TASK } from './types';
import { minutesOf, ownColour, priorityOf } from './words';

/** The columns that the board's own CSV begins with, in every version of it. */
const BEGINNING = ['task', 'list', 'due', 'created', 'completed'];

export const isOwn = (head: readonly string[]): boolean => BEGINNING.every((name, n) => head[n] === name);

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const momentOf = (text: string): string | null =>
  DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** The board's own CSV, as it went out: each column by its name, in whatever order later versions have them. */
export function readOwn(rows: readonly (readonly string[])[]): BoardFile {
  const [head = [], ...body] = rows;
  const lists: FileList[] = [];
  const labels = new Map<string, FileLabel>();
  const tasks = body.flatMap((row): FileTask[] => {
    const cell = (name: string) => shown(row[head.indexOf(name)] ?? '');
    const content = asContent(cell('task'));
    if (content === '') return [];
    const name = cell('list');
    const known = lists.findIndex((list) => list.name === name);
    const list = known >= 0 ? known : lists.push({ name, archived: false }) - 1;
    const own = labelsOf(cell('labels'));
    for (const label of own) if (!labels.has(label.name)) labels.set(label.name, label);
    const due = isDay(cell('due')) ? cell('due') : null;
    const time = cell('time');
    return [
      {
        ...NO_TASK,
        content,
        list,
        done: false,
        archived: cell('archived') !== '',
        due,
        dueTime: due && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
        notes: cell('notes'),
        checklist: cell('checklist').split('\n').flatMap(pointOf),
        labels: own.map((label) => label.name),
        priority: priorityOf(cell('priority')) ?? 'none',
        estimate: minutesOf(cell('estimate')),
        repeat: /(?:^|;)FREQ=/i.test(cell('repeat')) ? cell('repeat') : '',
        reminders: [...cell('reminders').matchAll(/\d{1,7}/g)].map(([digits]) => Number(digits)),
        links: cell('links')
          .split(';')
          .map((link) => link.trim())
          .filter(Boolean),
        createdAt: momentOf(cell('created')),
        doneAt: momentOf(cell('completed')),
      },
    ];
  });
  return { format: 'own', title: '', lists, labels: [...labels.values()], tasks, remarks: [], table: null };
}

/** `[x] Ask for the date` */
function pointOf(line: string): FilePoint[] {
  const [, box, words] = /^\[([ x])\] (.*)$/.exec(line) ?? [];
  const text = (words ?? line).trim();
  return text === '' ? [] : [{ text, done: box === 'x' }];
}

/** `Interview (blue); Home (red)` */
function labelsOf(text: string): FileLabel[] {
  return text.split(';').flatMap((part) => {
    const clean = part.trim();
    const [, name, colour] = /^(.*?)\s+\(([a-z]+)\)$/.exec(clean) ?? [];
    const known = COLOURS.find((one) => one === colour);
    if (clean === '') return [];
    return [name !== undefined && known ? { name, colour: known } : { name: clean, colour: ownColour(clean) }];
  });
}
