import { readQuickAdd } from '../../quick-add/read-quick-add';
import { asContent } from '../texts';
import type { Priority } from '../types';
import { type Clock, type When, whenOf } from './days';
import { ruleOf } from './repeats';
import { type BoardFile, counted, type FilePoint, type FileTask, NO_TASK } from './types';
import { ownColour } from './words';

type Draft = { -readonly [Field in keyof FileTask]: FileTask[Field] } & { points: FilePoint[]; parts: string[] };

export const isTodoist = (head: readonly string[]): boolean => {
  const names = head.map((cell) => cell.trim().toUpperCase());
  return names[0] === 'TYPE' && names.includes('CONTENT') && (names.includes('INDENT') || names.includes('PRIORITY'));
};

/** 1 is the most urgent. */
const PRIORITIES: Readonly<Record<string, Priority>> = { 1: 'high', 2: 'medium', 3: 'low' };

/** Todoist's export and template of a project: sections become lists, sub-tasks the checklist of their task, notes its notes. */
export function readTodoist(rows: readonly (readonly string[])[], clock: Clock, now: number): BoardFile {
  const [first = [], ...body] = rows;
  const head = first.map((cell) => cell.trim().toUpperCase());
  const lists: string[] = [];
  const labels = new Set<string>();
  const drafts: Draft[] = [];
  const told = { people: 0, files: 0, comments: 0, dates: 0 };
  let section = '';
  let task: Draft | null = null;

  for (const row of body) {
    const cell = (name: string) => (row[head.indexOf(name)] ?? '').trim();
    const type = cell('TYPE').toLowerCase();
    if (type === 'section') {
      section = cell('CONTENT');
      task = null;
      if (!lists.includes(section)) lists.push(section);
    } else if (type === 'note' && task) {
      const files = cell('CONTENT').match(/\[\[file \{[\s\S]*?\}\]\]/g)?.length ?? 0;
      told.files += files;
      const words = cell('CONTENT')
        .replace(/\[\[file \{[\s\S]*?\}\]\]/g, '')
        .trim();
      if (words !== '') told.comments += 1;
      if (words !== '') task.parts.push(words);
    } else if (type === 'task' && cell('CONTENT') !== '') {
      if (!lists.includes(section)) lists.push(section);
      if (cell('RESPONSIBLE') !== '') told.people += 1;
      const said = wordsOf(cell('CONTENT'));
      const date = dateOf(cell('DATE') || cell('DEADLINE'), clock, now);
      const line = date.kept === '' ? '' : `Date: ${date.kept}`;
      if (line) told.dates += 1;
      if (task && Number(cell('INDENT') || 1) > 1) {
        const day = date.due ? ` (due ${date.due})` : '';
        task.points.push({ text: `${said.content}${day}`, done: false });
        const more = [cell('DESCRIPTION'), line].filter(Boolean).join('\n');
        if (more) task.parts.push(`**${said.content}**\n${more}`);
        continue;
      }
      for (const label of said.labels) labels.add(label);
      task = {
        ...NO_TASK,
        content: asContent(said.content),
        list: lists.indexOf(section),
        labels: said.labels,
        priority: PRIORITIES[cell('PRIORITY')] ?? 'none',
        due: date.due,
        dueTime: date.dueTime,
        repeat: date.repeat,
        estimate: durationOf(cell('DURATION'), cell('DURATION_UNIT')),
        points: [],
        parts: [cell('DESCRIPTION'), line],
      };
      if (task.content !== '') drafts.push(task);
    }
  }

  return {
    format: 'todoist',
    title: '',
    lists: lists.map((name) => ({ name: name || 'No section', archived: false })),
    labels: [...labels].map((name) => ({ name, colour: ownColour(name) })),
    tasks: drafts.map(({ points, parts, ...draft }) => ({
      ...draft,
      checklist: points,
      notes: parts.filter(Boolean).join('\n\n'),
    })),
    remarks: [
      told.comments > 0 ? `${counted(told.comments, 'comment')} put into the notes.` : '',
      told.files > 0 ? `${counted(told.files, 'attached file')} left out: they are with Todoist, not in the file.` : '',
      told.people > 0
        ? `The people responsible for ${counted(told.people, 'task')} left out: this board has one user.`
        : '',
      told.dates > 0
        ? `${counted(told.dates, 'date')} could not be read, or only one way of several; the words are in the notes.`
        : '',
    ].filter(Boolean),
    table: null,
  };
}

/** The text of a task and its labels: `Buy milk @home` */
function wordsOf(text: string): { readonly content: string; readonly labels: string[] } {
  const labels: string[] = [];
  const content = text
    .replace(/(^|\s)@([\p{L}\p{N}_/&-]+)(?=\s|$)/gu, (_, before: string, name: string) => {
      labels.push(name.replaceAll('_', ' '));
      return before;
    })
    // A task that begins with an asterisk is one without a box.
    .replace(/^\*\s+/, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  // Nothing but labels is a text of its own.
  return content === '' ? { content: text, labels: [] } : { content, labels: [...new Set(labels)] };
}

interface Dated {
  readonly due: string | null;
  readonly dueTime: string | null;
  readonly repeat: string;
  /** Words that could not be read, or that may mean another day too. */
  readonly kept: string;
}

function dateOf(text: string, clock: Clock, now: number): Dated {
  const none = { due: null, dueTime: null, repeat: '', kept: '' };
  if (text === '') return none;
  const when = whenOf(text, false, clock);
  if (when) return { ...when, repeat: '', kept: '' };
  const spoken = spokenDate(text, clock(now));
  if (spoken) return spoken;
  const [, words = text, from = ''] = /^(.*?)\s+(?:starting|from)\s+(.+)$/i.exec(text) ?? [];
  const repeat = ruleOf(words);
  const start = from === '' ? null : whenOf(from, false, clock);
  if (repeat && (from === '' || start))
    return {
      due: start?.due ?? null,
      dueTime: start?.dueTime ?? null,
      repeat,
      kept: /\d\s*(?:am|pm)|:\d\d/i.test(words) ? text : '',
    };
  return { ...none, kept: text };
}

/** A date in plain words, `tomorrow`, `every 3rd friday at 9am`, as Quick add reads it; null where it does not read all. */
function spokenDate(text: string, { due, dueTime }: When): Dated | null {
  const now = `${due}T${dueTime ?? '00:00'}`;
  // With Todoist it is that of each month, and not every third week.
  const plain = text.replace(
    /^(every (?:[1-4](?:st|nd|rd|th)|first|second|third|fourth|last) [a-z]{3,9})(?=$| at )/i,
    '$1 of the month',
  );
  const read = readQuickAdd(plain, { now, locale: 'en-US', weekStart: 1, labels: [], lists: [] });
  const { title, spans, notes, due: day, dueTime: time, repeat, estimate, priority } = read;
  const isWhole = title === '' && spans.every(({ kind }) => kind !== 'unsure' && kind !== 'escape');
  if (!isWhole || day === null || estimate !== null || priority !== 'none') return null;
  return { due: day, dueTime: time, repeat, kept: notes.length > 0 ? text : '' };
}

function durationOf(amount: string, unit: string): number | null {
  const number = Number(amount);
  if (amount === '' || !Number.isFinite(number) || number <= 0) return null;
  return Math.round(/^day/i.test(unit) ? number * 480 : number);
}
