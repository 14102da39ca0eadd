import { localDay } from '../../activity/figures';
import {
  type JobStatus,
  LONGEST_CONTACT_NOTE,
  LONGEST_FIELD,
  LONGEST_LINK,
  LONGEST_NOTES,
  LONGEST_POSTING,
  STATUS_NAMES,
  STATUSES,
  type StatusChange,
} from '../job-types';
import { type DayOrder, readDay } from './read-day';
import type { Cells, Column, JobRecord } from './types';

const lines = (items: readonly string[]): string => items.join('\n');
const inParts = (...parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[\\|]/g, '\\$&').replaceAll('\n', '\\n')).join(' | ');
const partsOf = (text: string): string[] =>
  text.split(' | ').map((part) => part.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)));
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Alternatives: "One of: AWS | Azure". Other words that begin like them are written as a list of one. */
const ONE_OF = /^one of:/i;
function needCell(together: readonly string[]): string {
  const words = together.map(oneLine);
  const [only = ''] = words;
  return words.length === 1 && !ONE_OF.test(only) ? only : `One of: ${inParts(...words)}`;
}

function readNeed(line: string): readonly string[] {
  if (!ONE_OF.test(line)) return [line.slice(0, LONGEST_FIELD)];
  const parts = partsOf(line.replace(ONE_OF, '').trim()).filter((part) => part !== '');
  return parts.map((part) => oneLine(part).slice(0, LONGEST_FIELD));
}

/** The cells of a record. The day of a status is the last on which it came to it, by the clock of this device. */
export function cellsOf(record: JobRecord): Cells {
  const day = (status: JobStatus) => {
    const at = record.history.findLast((change) => change.status === status)?.at;
    return at === undefined ? '' : localDay(at);
  };
  const { needs, sent } = record;
  return {
    title: record.title,
    company: record.company,
    link: record.link,
    place: record.place,
    status: STATUS_NAMES[record.status],
    saved: day('saved'),
    applied: day('applied'),
    interview: day('interview'),
    offer: day('offer'),
    closed: day('closed'),
    deadline: record.deadline ?? '',
    sent: sent === null ? '' : inParts(sent.title, sent.at, sent.id),
    added: record.addedAt ?? '',
    history: lines(record.history.map(({ status, at }) => `${STATUS_NAMES[status]} ${at}`)),
    contacts: lines(record.contacts.map(({ name, note }) => (note === '' ? inParts(name) : inParts(name, note)))),
    must: lines(needs?.must.map(needCell) ?? []),
    nice: lines(needs?.nice.map(needCell) ?? []),
    notAsked: lines(needs?.['not-asked'].map(needCell) ?? []),
    notes: record.notes,
    posting: record.posting,
  };
}

const STATUS_WORDS: readonly (readonly [RegExp, JobStatus])[] = [
  [/^(?:saved|wish ?list(?:ed)?|bookmarked|interested|to apply|not applied|lead|prospect|draft)\b/i, 'saved'],
  [/^(?:applied|applying|submitted|sent|application sent|pending|waiting|in review|under review)\b/i, 'applied'],
  [/^(?:interview(?:s|ing|ed)?|screen(?:ing|ed)?|phone|assessment|technical|on-?site|in progress)\b/i, 'interview'],
  [/^(?:offer(?:s|ed)?|negotiat\w*)\b/i, 'offer'],
  [
    /^(?:closed|reject(?:ed|ion)|declined|withdrawn?|withdrew|archived?|ghosted|no response|accepted|hired|lost|won)\b/i,
    'closed',
  ],
];

/** The status that a word of this or another tool means, or `null`. */
export const readStatus = (text: string): JobStatus | null =>
  STATUS_WORDS.find(([words]) => words.test(text.trim()))?.[1] ?? null;

/** The moment that a cell names, ISO date-time; a day alone is its noon here. */
function readMoment(text: string, order: DayOrder): string | null {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  const day = readDay(text, order);
  return day === null ? null : new Date(`${day}T12:00`).toISOString();
}

function readHistory(text: string): StatusChange[] | null {
  const changes = text.split('\n').map((line) => {
    const [, word = '', at = ''] = /^(\w+) (\S+)$/.exec(line.trim()) ?? [];
    const status = STATUSES.find((one) => STATUS_NAMES[one] === word);
    const moment = readMoment(at, 'day-first');
    return status && moment ? { status, at: moment } : null;
  });
  return changes.every((change) => change !== null) ? changes : null;
}

/**
 * The record that cells say. What fits no field goes to the notes, so that nothing of a file is lost.
 * @param extras what columns of no known name hold @param hasNeeds whether the file has requirements at all
 * @param tell is called with what was read in another way than it is written
 */
export function recordFrom(
  cells: Partial<Cells>,
  extras: readonly string[],
  { order, hasNeeds }: { readonly order: DayOrder; readonly hasNeeds: boolean },
  tell: (text: string) => void,
): JobRecord {
  const of = (column: Column): string => cells[column] ?? '';
  const aside = [...extras];
  const setAside = (head: string, text: string, reason: string) => {
    aside.push(`${head}: ${oneLine(text)}`);
    tell(`${reason} It is kept in the notes.`);
  };
  const field = (column: 'title' | 'company' | 'link' | 'place', head: string, longest = LONGEST_FIELD) => {
    const text = oneLine(of(column));
    if (text.length > longest) setAside(head, text, `${head} is longer than ${longest} characters.`);
    return text.slice(0, longest);
  };
  const moment = (column: Column, head: string): string | null => {
    const text = of(column).trim();
    const found = text === '' ? null : readMoment(text, order);
    if (text !== '' && found === null) setAside(head, text, `“${clip(text)}” is not a date that can be read.`);
    return found;
  };
  const title = field('title', 'Title');
  const company = field('company', 'Company');
  const link = field('link', 'Link', LONGEST_LINK);
  const place = field('place', 'Place');
  const written = of('history') === '' ? null : readHistory(of('history'));
  if (of('history') !== '' && written === null) setAside('History', of('history'), 'The history could not be read.');
  const dated = STATUSES.flatMap((status) => {
    const at = written === null ? moment(status, `${STATUS_NAMES[status]} on`) : null;
    return at === null ? [] : [{ status, at }];
  });
  const history = written ?? dated.sort((a, b) => a.at.localeCompare(b.at));
  const word = of('status').trim();
  const known = readStatus(word);
  if (word !== '' && known === null)
    setAside(
      'Status',
      word,
      `“${clip(word)}” is not a status known here; the job is ${STATUS_NAMES[history.at(-1)?.status ?? 'saved']}.`,
    );
  const deadline = of('deadline').trim();
  const day = deadline === '' ? null : readDay(deadline, order);
  if (deadline !== '' && day === null)
    setAside('Deadline', deadline, `“${clip(deadline)}” is not a date that can be read.`);
  const contacts = of('contacts')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ...note] = partsOf(line);
      return { name: name.slice(0, LONGEST_FIELD), note: note.join(' | ').slice(0, LONGEST_CONTACT_NOTE) };
    });
  const sent = readSent(of('sent'), order);
  if (of('sent').trim() !== '' && sent === null) aside.push(`Resume sent: ${oneLine(of('sent'))}`);
  const needs = (column: Column): (readonly string[])[] =>
    of(column)
      .split('\n')
      .map((line) => readNeed(oneLine(line)))
      .filter(([first = '']) => first !== '');
  const notes = [of('notes'), ...aside].filter((part) => part !== '').join('\n');
  if (notes.length > LONGEST_NOTES)
    tell(`The notes are longer than ${LONGEST_NOTES} characters; the rest was left out.`);
  if (of('posting').length > LONGEST_POSTING)
    tell(`The posting is longer than ${LONGEST_POSTING} characters; the rest was left out.`);
  return {
    title,
    company,
    link,
    place,
    posting: of('posting').slice(0, LONGEST_POSTING),
    status: known ?? history.at(-1)?.status ?? 'saved',
    history,
    deadline: day,
    notes: notes.slice(0, LONGEST_NOTES),
    contacts,
    sent,
    needs: hasNeeds ? { must: needs('must'), nice: needs('nice'), 'not-asked': needs('notAsked') } : null,
    addedAt: moment('added', 'Added'),
  };
}

/** A title, when it was sent, and its id on the device that wrote the file. */
function readSent(text: string, order: DayOrder): JobRecord['sent'] {
  const [title = '', when = '', id = ''] = partsOf(text);
  const at = readMoment(when, order);
  return at === null ? null : { id: id.slice(0, 200) || 'elsewhere', title: title.slice(0, LONGEST_FIELD), at };
}

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
