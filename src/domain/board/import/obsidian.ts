import { isDay } from '../due';
import { asContent } from '../texts';
import type { Priority } from '../types';
import { noonOf } from './days';
import { ruleOf } from './repeats';
import { type BoardFile, counted, type FileList, type FilePoint, type FileTask, NO_TASK } from './types';
import { ownColour, priorityOf, unique } from './words';

export const isObsidian = (text: string): boolean =>
  /^---\s*\r?\n(?:[\s\S]{0,4000}?\n)?\s*["']?kanban-plugin["']?\s*:/.test(text.slice(0, 5000)) ||
  /^%% kanban:settings/m.test(text);

const LANE = /^##\s+(.*?)(?:\s+\((\d+)\))?\s*#*$/;
const CARD = /^([ \t]*)[-*+]\s+\[(.)\](?:\s+(.*))?$/;

interface Card {
  readonly box: string;
  readonly list: number;
  readonly archived: boolean;
  readonly lines: string[];
  readonly points: FilePoint[];
}

/** A board of Obsidian's Kanban plugin: lanes become lists, boxes within a card its checklist, its further lines the notes. */
export function readObsidian(source: string): BoardFile {
  const lists: FileList[] = [];
  const cards: Card[] = [];
  let lane = -1;
  let archive = false;
  let complete = false;
  let card: Card | null = null;
  let skipped = 0;

  for (const line of bodyOf(source)) {
    const [, title] = LANE.exec(line) ?? [];
    const [, space = '', box = ' ', words = ''] = CARD.exec(line) ?? [];
    const isCard = CARD.test(line);
    if (/^\*\*\*\s*$/.test(line)) {
      archive = true;
      card = null;
    } else if (title !== undefined) {
      lane = lists.push({ name: title.trim() || 'Untitled', archived: archive }) - 1;
      complete = false;
      card = null;
    } else if (isCard && width(space) === 0) {
      if (lane < 0) lane = lists.push({ name: 'No lane', archived: archive }) - 1;
      card = {
        box: complete && box === ' ' ? 'x' : box,
        list: lane,
        archived: archive,
        lines: words.split(/<br\s*\/?>/i),
        points: [],
      };
      cards.push(card);
    } else if (/^\*\*Complete\*\*\s*$/.test(line)) {
      complete = true;
      card = null;
    } else if (card && isCard) {
      const text = withoutMark(words.replace(/<br\s*\/?>/gi, ' ')).trim();
      if (text !== '') card.points.push({ text, done: /[xX]/.test(box) });
    } else if (card && (line.trim() === '' || /^\s/.test(line))) card.lines.push(line.replace(/^(?:\t| {1,4})/, ''));
    else if (line.trim() !== '') {
      skipped += 1;
      card = null;
    }
  }
  const tasks = cards.flatMap(taskOf);
  const untitled = cards.length - tasks.length;
  const labels = unique(tasks.flatMap((task) => task.labels));
  return {
    format: 'obsidian',
    title: '',
    lists,
    labels: labels.map((name) => ({ name, colour: ownColour(name) })),
    tasks,
    remarks: [
      untitled > 0 ? `${counted(untitled, 'card')} without a text left out.` : '',
      skipped > 0 ? `${counted(skipped, 'line')} outside of the cards left out.` : '',
    ].filter(Boolean),
    table: null,
  };
}

/** The lines between the front matter and the settings of the plugin. */
function bodyOf(source: string): string[] {
  const lines = source.split(/\r\n?|\n/);
  const opened = lines.findIndex((line) => line.trim() !== '');
  const end = lines[opened]?.trim() === '---' ? lines.indexOf('---', opened + 1) : -1;
  const settings = lines.findIndex((line) => /^%% kanban:settings/.test(line));
  return lines.slice(end < 0 ? 0 : end + 1, settings < 0 ? undefined : settings);
}

function taskOf({ box, list, archived, lines, points }: Card): FileTask[] {
  const [first = '', ...rest] = lines;
  // The archive notes when a card came to it.
  const marks = marksIn(withoutMark(archived ? first.replace(/^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?\s+(?=\S)/, '') : first));
  const content = asContent(marks.text);
  if (content === '') return [];
  const more = marksIn(withoutMark(rest.join('\n')));
  const doneDay = /[xX]/.test(box) ? (marks.done ?? more.done) : null;
  return [
    {
      ...NO_TASK,
      content,
      list,
      done: /[xX]/.test(box),
      doneAt: doneDay && noonOf(doneDay),
      archived,
      due: marks.due ?? more.due,
      dueTime: marks.due ? marks.time : more.due ? more.time : null,
      priority: marks.priority === 'none' ? more.priority : marks.priority,
      repeat: marks.repeat || more.repeat,
      labels: unique([...marks.labels, ...more.labels]),
      checklist: points,
      notes: [more.text.trim(), ...marks.kept, ...more.kept].filter(Boolean).join('\n\n'),
    },
  ];
}

/** Without the id that links of Obsidian name a block by. */
const withoutMark = (text: string): string => text.replace(/\s\^[A-Za-z0-9-]+\s*$/, '');

interface Marks {
  readonly text: string;
  readonly due: string | null;
  readonly time: string | null;
  readonly priority: Priority;
  readonly repeat: string;
  readonly labels: readonly string[];
  /** The day on which it was done. */
  readonly done: string | null;
  /** What was said in marks, and this board holds otherwise. */
  readonly kept: readonly string[];
}

const SIGNS: Readonly<Record<string, Priority>> = {
  '🔺': 'high',
  '⏫': 'high',
  '🔼': 'medium',
  '🔽': 'low',
  '⏬': 'low',
};

/** What a text says in the marks of Kanban (`@{day}`, `@@{time}`), Dataview (`[due:: day]`) and Tasks (📅). */
function marksIn(source: string): Marks {
  let due: string | null = null;
  let time: string | null = null;
  let priority: Priority = 'none';
  let repeat = '';
  let done: string | null = null;
  const labels: string[] = [];
  const kept: string[] = [];
  const dueOf = (day: string, whole: string): string => {
    if (!isDay(day) || due !== null) return whole;
    due = day;
    return '';
  };
  const text = source
    .replace(/@(?:\{(\d{4}-\d\d-\d\d)\}|\[\[(\d{4}-\d\d-\d\d)\]\])/g, (whole, day?: string, link?: string) =>
      dueOf(day ?? link ?? '', whole),
    )
    .replace(/@@\{(\d{1,2}):(\d\d)\}/g, (whole, hour: string, minute: string) => {
      if (Number(hour) > 23 || Number(minute) > 59) return whole;
      time = `${hour.padStart(2, '0')}:${minute}`;
      return '';
    })
    .replace(/[[(]([A-Za-z][\w-]*)::\s*([^\])\n]*)[\])]/g, (whole, name: string, value: string) => {
      const key = name.toLowerCase();
      const words = value.trim();
      if (key === 'due') {
        const [, day = '', hour] = /^(?:\[\[)?(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(words) ?? [];
        if (hour !== undefined && due === null) time = hour;
        return dueOf(day, whole);
      }
      if (key === 'completion' && isDay(words)) {
        done = words;
        return '';
      }
      const known = key === 'priority' ? priorityOf(words) : null;
      if (known !== null) priority = known;
      const rule = key === 'repeat' ? ruleOf(words) : null;
      if (rule !== null) repeat = rule;
      if (known === null && rule === null) kept.push(`${name}: ${words}`);
      return '';
    })
    .replace(/📅\uFE0F?\s*(\d{4}-\d\d-\d\d)/gu, (whole, day: string) => dueOf(day, whole))
    .replace(/✅\uFE0F?\s*(\d{4}-\d\d-\d\d)/gu, (whole, day: string) => {
      if (!isDay(day)) return whole;
      done = day;
      return '';
    })
    .replace(/([🔺⏫🔼🔽⏬])\uFE0F?/gu, (_, sign: string) => {
      priority = SIGNS[sign] ?? priority;
      return '';
    })
    .replace(/🔁\uFE0F?\s*(every(?: [a-z0-9,]+)+)/giu, (whole, words: string) => {
      const rule = ruleOf(words);
      if (rule === null) return whole;
      repeat = rule;
      return '';
    })
    .replace(/(^|\s)#((?=[^\s#]*[\p{L}_])[\p{L}\p{N}_/-]+)(?=$|[\s.,;:!?)])/gu, (_, before: string, tag: string) => {
      labels.push(tag);
      return before;
    })
    .replace(/!?\[\[([^\]|\n]+)(?:\|([^\]\n]+))?\]\]/g, (_, note: string, alias?: string) => (alias ?? note).trim())
    .replace(/[ \t]{2,}(?=\S)/g, ' ')
    .replace(/[ \t]+$/gm, '');
  return { text: text.trim(), due, time, priority, repeat, labels, done, kept };
}

const width = (space: string): number => space.length;
