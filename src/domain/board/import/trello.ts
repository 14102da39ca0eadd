import { asContent } from '../texts';
import type { Clock } from './days';
import {
  type BoardFile,
  BoardFileError,
  counted,
  type FileLabel,
  type FilePoint,
  type FileTask,
  MOST_READ,
  NO_TASK,
  type Reading,
} from './types';
import { colourOf, ownColour } from './words';

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const things = (value: unknown): readonly Thing[] => (Array.isArray(value) ? value.filter(isThing) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const byPlace = (a: Thing, b: Thing): number => Number(a.pos ?? 0) - Number(b.pos ?? 0);
const plain = (words: string): string => words.replace(/[\r\n\\`*_[\]]+/g, ' ').trim();

export const isTrello = (value: unknown): value is Thing =>
  isThing(value) && Array.isArray(value.cards) && Array.isArray(value.lists);

/** A board of Trello, as its menu exports it. */
export function* readTrello(value: unknown, clock: Clock): Generator<Reading, BoardFile> {
  if (!isTrello(value)) throw new BoardFileError('other-json');
  const cards = things(value.cards).toSorted(byPlace);
  if (cards.length > MOST_READ) throw new BoardFileError('too-many');
  const lists = things(value.lists).toSorted(byPlace);
  const places = new Map(lists.map(({ id }, n) => [text(id), n]));
  const labels = new Map(things(value.labels).map((label) => [text(label.id), labelOf(label)]));
  const checklists = grouped(things(value.checklists).toSorted(byPlace), ({ idCard }) => text(idCard));
  const comments = grouped(
    things(value.actions).filter(({ type }) => type === 'commentCard'),
    ({ data }) => (isThing(data) && isThing(data.card) ? text(data.card.id) : ''),
  );
  const fields = new Map(things(value.customFields).map((field) => [text(field.id), field]));
  const told = { untitled: 0, comments: 0, more: 0, files: 0, people: 0, separators: 0 };
  const tasks: FileTask[] = [];

  for (const [n, card] of cards.entries()) {
    if (n % 200 === 0) yield { share: 0.5 + (n / cards.length) * 0.5, tasks: tasks.length };
    const list = places.get(text(card.idList));
    const content = asContent(text(card.name));
    if (content === '' || list === undefined) {
      told.untitled += 1;
      continue;
    }
    if (text(card.cardRole) === 'separator') {
      told.separators += 1;
      continue;
    }
    for (const label of things(card.labels))
      if (!labels.has(text(label.id))) labels.set(text(label.id), labelOf(label));
    const said = comments.get(text(card.id)) ?? [];
    told.comments += said.length;
    told.more += Math.max(0, numberOf(card.badges, 'comments') - said.length);
    const attached = things(card.attachments);
    told.files +=
      attached.filter(isUpload).length || (attached.length === 0 ? numberOf(card.badges, 'attachments') : 0);
    if (Array.isArray(card.idMembers)) told.people += card.idMembers.length > 0 ? 1 : 0;
    const lists_ = checklists.get(text(card.id)) ?? [];
    const due = text(card.due) === '' ? null : clock(Date.parse(text(card.due)));
    const reminder = typeof card.dueReminder === 'number' && card.dueReminder >= 0 ? [card.dueReminder] : [];
    tasks.push({
      ...NO_TASK,
      content,
      list,
      done: card.dueComplete === true,
      archived: card.closed === true || lists[list]?.closed === true,
      due: due?.due || null,
      dueTime: due?.due ? due.dueTime : null,
      reminders: due?.due ? reminder : [],
      labels: labelIds(card).flatMap((id) => labels.get(id)?.name ?? []),
      checklist: lists_.flatMap((one) => pointsOf(one, lists_.length > 1)),
      notes: [
        text(card.desc).trim(),
        things(card.customFieldItems)
          .map((item) => fieldOf(item, fields))
          .filter(Boolean)
          .join('\n'),
        attached
          .filter((one) => !isUpload(one))
          .map(linkOf)
          .filter(Boolean)
          .join('\n'),
        commentsOf(said, clock),
      ]
        .filter(Boolean)
        .join('\n\n'),
    });
  }
  const used = new Set(tasks.flatMap((task) => task.labels));
  return {
    format: 'trello',
    title: text(value.name),
    lists: lists.map((list) => ({ name: text(list.name) || 'Untitled', archived: list.closed === true })),
    labels: uniqueLabels([...labels.values()]).filter(({ name }) => used.has(name)),
    tasks,
    remarks: [
      told.comments > 0 ? `${counted(told.comments, 'comment')} put into the notes.` : '',
      told.more > 0
        ? `${counted(told.more, 'older comment')} left out: Trello's export holds the last thousand steps.`
        : '',
      told.files > 0 ? `${counted(told.files, 'attached file')} left out: they are with Trello, not in the file.` : '',
      told.people > 0 ? `The members of ${counted(told.people, 'card')} left out: this board has one user.` : '',
      told.separators > 0 ? `${counted(told.separators, 'separator')} left out.` : '',
      told.untitled > 0 ? `${counted(told.untitled, 'card')} without a title or a list left out.` : '',
    ].filter(Boolean),
    table: null,
  };
}

const numberOf = (badges: unknown, name: string): number => {
  const count = isThing(badges) ? badges[name] : 0;
  return typeof count === 'number' && count > 0 ? count : 0;
};

function labelOf(label: Thing): FileLabel {
  const colour = colourOf(text(label.color));
  const shade = text(label.color).split('_')[0] ?? '';
  const name =
    text(label.name).trim() || (shade === '' ? 'Label' : `${shade.charAt(0).toUpperCase()}${shade.slice(1)}`);
  return { name, colour: colour ?? (text(label.color) === '' ? 'grey' : ownColour(name)) };
}

const uniqueLabels = (labels: readonly FileLabel[]): FileLabel[] =>
  [...new Map(labels.toReversed().map((label) => [label.name, label])).values()].reverse();

const labelIds = (card: Thing): readonly string[] =>
  Array.isArray(card.idLabels) ? card.idLabels.map(text) : things(card.labels).map(({ id }) => text(id));

function grouped(all: readonly Thing[], keyOf: (thing: Thing) => string): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of all) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

function pointsOf(checklist: Thing, named: boolean): FilePoint[] {
  const name = text(checklist.name).trim();
  return things(checklist.checkItems)
    .toSorted(byPlace)
    .flatMap((item) => {
      const words = text(item.name)
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .trim();
      if (words === '') return [];
      return [{ text: named && name !== '' ? `${name}: ${words}` : words, done: item.state === 'complete' }];
    });
}

const isUpload = (attachment: Thing): boolean => attachment.isUpload === true;
function linkOf(attachment: Thing): string {
  const url = text(attachment.url);
  if (!/^https?:\/\/\S+$/i.test(url)) return '';
  const name = plain(text(attachment.name));
  return name === '' || name === plain(url) ? url : `[${name}](${url.replaceAll(')', '%29')})`;
}

/** Oldest first, each with its day and who wrote it. */
function commentsOf(said: readonly Thing[], clock: Clock): string {
  const lines = said
    .toSorted((a, b) => (text(a.date) < text(b.date) ? -1 : 1))
    .flatMap(({ data, date, memberCreator }) => {
      const words = isThing(data) ? text(data.text).trim() : '';
      if (words === '') return [];
      const who = isThing(memberCreator) ? plain(text(memberCreator.fullName)) : '';
      const day = clock(Date.parse(text(date))).due;
      const head = [who, day].filter(Boolean).join(', ');
      return [
        `${head === '' ? 'Comment' : `Comment of ${head}`}:\n${words
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n')}`,
      ];
    });
  return lines.join('\n\n');
}

function fieldOf(item: Thing, fields: ReadonlyMap<string, Thing>): string {
  const field = fields.get(text(item.idCustomField));
  if (!field) return '';
  const option = things(field.options).find(({ id }) => id === item.idValue);
  const source = isThing(item.value) ? item.value : option && isThing(option.value) ? option.value : {};
  const value =
    text(source.text) ||
    text(source.number) ||
    text(source.date).slice(0, 10) ||
    (source.checked === 'true' ? 'yes' : '');
  return value === '' ? '' : `${text(field.name).trim()}: ${value}`;
}
